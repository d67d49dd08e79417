import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** The rules of a form as react-hook-form asks for them: a message key for each field that has a problem. */
export type FormRules = Resolver<FieldValues>;

type Schema = ZodType<FieldValues, FieldValues>;

/** The rules of a schema; a valid form comes out as the schema makes it. */
export const rulesOf = (schema: ZodType): FormRules => zodResolver(schema as Schema);

/** The rules of a schema; a valid form stays as typed, because its endpoint cleans it. */
export const rulesAsTyped = (schema: ZodType): FormRules => zodResolver(schema as Schema, undefined, { raw: true });
