import 'server-only';
import { wireReceiptSchema } from '@/lib/contract/requests';
import { isOn } from '@/lib/contract/scalars';
import type { Locale } from '@/lib/i18n/locales';
import { ApiError } from './errors';
import { textOf } from './mapping';

/** Who sends a request: the language of the page, the key of the attempt, the address as the front believes it. */
export type RequestSender = { locale: Locale; idempotencyKey: string; visitorAddress: string | null };

/** accepted: stored, with a number to refer to it by when the upstream gives one; refused: it did not want it. */
export type Receipt = { kind: 'accepted'; reference: string | null } | { kind: 'refused' };

/** Reads what a form was answered. Throws ApiError for an answer that does not say. */
export function toReceipt(what: string, body: unknown): Receipt {
  const wire = wireReceiptSchema.safeParse(body).data;
  if (!wire || wire.success === null)
    throw new ApiError('unexpected_shape', `${what} was answered in an unknown shape`);
  return isOn(wire.success) ? { kind: 'accepted', reference: textOf(wire.referencia) } : { kind: 'refused' };
}
