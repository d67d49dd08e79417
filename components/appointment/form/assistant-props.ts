import type { Dispatch } from 'react';
import type { AssistantEvent, AssistantState } from '@/lib/domain/appointment/assistant';
import type { AssistantTexts } from '../assistant-texts';

/** Props of the parts of the form that show the assistant. */
export type AssistantProps = { state: AssistantState; dispatch: Dispatch<AssistantEvent>; messages: AssistantTexts };
