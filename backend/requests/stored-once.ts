import { createHash } from 'node:crypto';
import type { Querier } from '@/backend/store/db';

/** Who sends a request, and the key under which it is the same when it comes again; null without one. */
export type Sending = {
  locale: 'es' | 'ca' | 'en';
  idempotencyKey: string | null;
  /** Where it comes from; null when that is not known. */
  address: string | null;
};

/** new: to be stored; again: it is stored already; conflict: the key was used for another request. */
export type Known = 'new' | 'again' | 'conflict';

/** Whether a request came before under its key. */
export async function knownRequest(
  tx: Querier,
  table: 'product_request' | 'contact_request' | 'callback_request',
  { idempotencyKey }: Pick<Sending, 'idempotencyKey'>,
  hash: string,
): Promise<Known> {
  if (idempotencyKey === null) return 'new';
  const [known] = await tx.query<{ hash: string }>(
    `select request_hash as hash from ${table} where idempotency_key = $1`,
    [idempotencyKey],
  );
  if (!known) return 'new';
  return known.hash === hash ? 'again' : 'conflict';
}

/** What tells a request from another one under the same key. */
export const requestHash = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
