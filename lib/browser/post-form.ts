import { request } from './request';

/** Longer than the site waits for its upstream. */
const TIMEOUT_MS = 25_000;

/** Reasons why a form was not accepted: shown above its button. */
export type Failure =
  /** The upstream's own message, displayed as text; '' when it gave none. */
  | { kind: 'refused'; text: string }
  /** The session is over: log in and send again. */
  | { kind: 'unauthorized' }
  /** The account may not do this (M164). */
  | { kind: 'forbidden' }
  | { kind: 'tooMany' }
  /** The slot was taken by another booking (M146). */
  | { kind: 'taken' }
  /** The idempotency key was used for other content: the next attempt needs a new one. */
  | { kind: 'conflict' }
  | { kind: 'offline' }
  /** `isFinal`: the request did not arrive; otherwise it may have arrived, and the next attempt uses the same key. */
  | { kind: 'failed'; isFinal: boolean };

/** One problem key per field. Not checked here: the list of keys imports the schema library. */
export type FieldProblems = Record<string, string>;

/** Result of a submission; `body` is the endpoint's response. */
export type FormAnswer =
  | { kind: 'done'; body: Record<string, unknown> }
  | { kind: 'invalid'; problems: FieldProblems }
  | Failure;

/** Posts a form to one of the site's endpoints. A repeated idempotency key has no second effect. Never throws. */
export async function postForm(path: string, content: object, key?: string): Promise<FormAnswer> {
  try {
    const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
    const answer = await request(path, { body: content, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return outcomeOf(answer.status, await answer.json().catch(() => null));
  } catch {
    return navigator.onLine ? { kind: 'failed', isFinal: false } : { kind: 'offline' };
  }
}

function outcomeOf(status: number, body: unknown): FormAnswer {
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 429) return { kind: 'tooMany' };
  if (!isRecord(body)) return { kind: 'failed', isFinal: isRefusal(status) };
  const { error, text, fields } = body;
  if (status === 200) return { kind: 'done', body };
  if (status === 403 && error === 'forbidden') return { kind: 'forbidden' };
  if (status === 409 && error === 'refused') return { kind: 'refused', text: typeof text === 'string' ? text : '' };
  if (status === 409 && error === 'slot_taken') return { kind: 'taken' };
  if (status === 409 && error === 'conflict') return { kind: 'conflict' };
  const problems = status === 422 && isRecord(fields) ? Object.entries(fields) : [];
  if (problems.length === 0) return { kind: 'failed', isFinal: isRefusal(status) };
  return { kind: 'invalid', problems: Object.fromEntries(problems.map(([name, key]) => [name, String(key)])) };
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A new idempotency key, as a random uuid; also on plain http, where browsers have no randomUUID. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => (byte & (VARIABLE[index] ?? 0xff)) | (FIXED[index] ?? 0));
  const text = hex.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

// Version 4 and the variant of RFC 9562, by byte index.
const VARIABLE: Record<number, number> = { 6: 0x0f, 8: 0x3f };
const FIXED: Record<number, number> = { 6: 0x40, 8: 0x80 };
