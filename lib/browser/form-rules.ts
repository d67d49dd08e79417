import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** The rules of a form for react-hook-form: a message key for each invalid field. */
export type FormRules = Resolver<FieldValues>;

type Schema = ZodType<FieldValues, FieldValues>;

/** The rules of a schema; a valid form is returned as parsed by the schema. */
export const rulesOf = (schema: ZodType): FormRules => zodResolver(schema as Schema);

/** The rules of a schema; a valid form is returned as typed, because its endpoint cleans it. */
export const rulesAsTyped = (schema: ZodType): FormRules => zodResolver(schema as Schema, undefined, { raw: true });
