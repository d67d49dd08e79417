import { z } from 'zod';
import { ApiError } from '../api/errors';
import type { Receipt, RequestSender } from '../api/receipts';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { answer, refuse } from './answers';
import { enter } from './door';
import { refuseFailure } from './failures';
import type { RateLimit } from './rate-limit';

/** Every request names the language of the page: that of the mails. */
export const pageLanguage = { locale: z.enum(LOCALES).catch(DEFAULT_LOCALE) };

const FORM_BYTES = 65_536;
const WAIT_SECONDS = 60;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Sent = z.ZodType<{ locale: RequestSender['locale'] }>;
type Entered<T extends Sent> = { value: z.output<T>; sender: RequestSender } | { refusal: Response };

/** What a request goes through: that of all doors, and the key of the attempt, a UUID, without which it is malformed. */
export async function enterRequest<T extends Sent>(request: Request, schema: T, limit: RateLimit): Promise<Entered<T>> {
  const entered = await enter(request, { schema, maxBytes: FORM_BYTES, limit });
  if ('refusal' in entered) return entered;
  const idempotencyKey = request.headers.get('idempotency-key') ?? '';
  if (!UUID.test(idempotencyKey)) return { refusal: refuse('malformed') };
  const visitorAddress = request.headers.get('x-forwarded-for');
  return { value: entered.value, sender: { locale: entered.value.locale, idempotencyKey, visitorAddress } };
}

/** {ok: true, reference?}, or 422 without fields when the upstream did not want it and does not say why. */
export function answerReceipt(receipt: Receipt): Response {
  if (receipt.kind === 'refused') return refuse('invalid', { fields: {} });
  return answer(200, { ok: true, ...(receipt.reference && { reference: receipt.reference }) });
}

/** The answer for a failed call. `fields` are those of the form by wire name, for what the upstream says of them. */
export function refuseRequest(door: string, error: unknown, fields: Record<string, string>): Response {
  if (error instanceof ApiError && error.status === 429)
    return refuse('too_many', { retryAfter: error.retryAfter ?? WAIT_SECONDS });
  if (!(error instanceof ApiError) || error.code !== 'invalid') return refuseFailure(door, error);
  const refused = error.violations.flatMap(({ field }) => (Object.hasOwn(fields, field) ? [fields[field]] : []));
  return refuse('invalid', { fields: Object.fromEntries(refused.map((name) => [name, 'invalid'])) });
}
