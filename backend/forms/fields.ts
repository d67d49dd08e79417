import { readEmail } from '@clinic/contract/email-addresses';
import { FIELD_LENGTHS, hasWebAddress } from '@clinic/contract/field-rules';
import { isCallable } from '@clinic/contract/phone-numbers';
import { z } from 'zod';

/**
 * Characters that could start a mail header, colour a terminal or change the text direction; and lone surrogates, which
 * databases cannot store.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu;
const HIDDEN_BUT_LINES = /[^\P{Cc}\n]+|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu;

/** Returns a text on one line: hidden characters become spaces, and surrounding spaces are removed. */
export const oneLine = (text: string): string => text.replace(HIDDEN, ' ').trim();

const manyLines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(HIDDEN_BUT_LINES, ' ').trim();

/**
 * Accepts text with or without surrounding spaces, numbers as numbers or text, and missing answers as null, '' or
 * absent.
 */
const field = (clean: (text: string) => string, max: number) =>
  z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().max(4 * max + 100))
    .transform((text) => clean(text) || null)
    .refine((text) => text === null || [...text].length <= max)
    .nullish()
    .transform((text) => text ?? null);

/** One line of at most `max` characters; null if empty. */
export const optionalText = (max: number) => field(oneLine, max);

/** A required single line. */
export const requiredText = (max: number) => optionalText(max).transform(orRefuse);

/** A required text of several lines. */
export const requiredMessage = (max: number) => field(manyLines, max).transform(orRefuse);

/** A telephone by which the person can be called. */
export const callablePhone = requiredText(FIELD_LENGTHS.text).refine((phone) => phone === null || isCallable(phone));

/** Like `callablePhone`, but null if empty. */
export const optionalPhone = optionalText(FIELD_LENGTHS.text).refine((phone) => phone === null || isCallable(phone));

/** A person's name. Web addresses are refused, because our own mails greet with the name. */
export const personName = requiredText(100).refine((name) => !hasWebAddress(name));

/** Returns one e-mail address in lower case, its domain in ASCII, or null: browsers send either notation of a domain. */
export const parseEmail = (text: string): string | null => readEmail(text.trim())?.toLowerCase() ?? null;

export const emailAddress = z.string().transform((text, context) => orRefuse(parseEmail(text), context));

/** Boolean on the wire: true, 1, '1', 'true', 'on' (docs/contract.md#formats). */
export const flag = z.unknown().transform((value) => value === true || /^(?:1|true|on)$/i.test(textOf(value)));

/** Returns the number in '7', 7 or '/api/centromedicos/7', or null. */
export function parseRecordId(value: unknown): number | null {
  const id = /^(?:\/api\/[a-z_]+\/)?([1-9]\d{0,8})$/.exec(textOf(value).trim())?.[1];
  return id ? Number(id) : null;
}

/** Null when it is missing or not the id of a record. */
export const optionalRecordId = z.unknown().optional().transform(parseRecordId);

export const recordId = z.unknown().transform((value, context) => orRefuse(parseRecordId(value), context));

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns the invalid fields by wire names, each once, in the order of the form. */
export const wrongFields = ({ issues }: z.ZodError): string[] => [
  ...new Set(issues.map(({ path }) => String(path[0] ?? '')).filter(Boolean)),
];

/** Returns the value, or adds an issue when it is null. */
export function orRefuse<T>(value: T | null, context: z.RefinementCtx): T {
  if (value !== null) return value;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}
