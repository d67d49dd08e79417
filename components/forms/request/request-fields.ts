import type { UseFormReturn } from 'react-hook-form';
import type { RequestDraft } from '@/lib/hooks/use-request-form';
import { formFields } from '../form-fields';
import type { FrameTexts } from './request-texts';

/** Props of every part of a form: its fields and texts. */
export type RequestPart = { form: UseFormReturn<RequestDraft>; texts: FrameTexts };

/** Of the product request and the contact form. */
export const { fieldId, errorOf, fieldProps, fieldErrors } = formFields<RequestDraft>((name) => `solicitud-${name}`);
