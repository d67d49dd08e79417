import { createHash } from 'node:crypto';
import type { Db, Querier } from '#store/db';

/** The sender of a request and its idempotency key, or null. */
export type Sending = {
  locale: 'es' | 'ca' | 'en';
  idempotencyKey: string | null;
  /** Address of the client, or null if unknown. */
  address: string | null;
};

/** The answer to an accepted request, by the table it is stored in. */
type Answers = {
  /** `isBooked`: it has a seat, or waits for payment; false for a request. */
  booking: { paymentUrl: string | null; reference: string; isBooked: boolean };
  contact_request: { reference: string };
  product_request: object;
  callback_request: object;
  rights_case: { reference: string };
};

const ANSWER_COLUMNS: Record<keyof Answers, string> = {
  booking: ', payment_url as "paymentUrl", reference, not is_request as "isBooked"',
  contact_request: ', reference',
  product_request: '',
  callback_request: '',
  rights_case: ', reference',
};

/** accepted: stored, now or earlier under the same key; conflict: the key was used for another request. */
export type Stored<T extends keyof Answers> = ({ kind: 'accepted' } & Answers[T]) | { kind: 'conflict' };

type Once<T extends keyof Answers, R> = {
  table: T;
  idempotencyKey: string | null;
  hash: string;
  /**
   * Stores the request in the transaction; returns null on failure, for example because its key has already been used.
   */
  store: (tx: Querier) => Promise<R | null>;
};

/**
 * Stores a request with everything that belongs to it in one transaction, once per idempotency key: a repeated request
 * gets the first answer again. Returns null when it could not be stored and nothing is stored under its key.
 */
export async function storeOnce<T extends keyof Answers, R>(
  db: Db,
  { table, idempotencyKey, hash, store }: Once<T, R>,
): Promise<Stored<T> | R | null> {
  return await db.tx(async (tx) => {
    const replay = async (): Promise<Stored<T> | null> => {
      if (idempotencyKey === null) return null;
      const [known] = await tx.query<{ hash: string }>(
        `select request_hash as hash ${ANSWER_COLUMNS[table]} from ${table} where idempotency_key = $1`,
        [idempotencyKey],
      );
      if (!known) return null;
      const { hash: knownHash, ...answer } = known;
      return knownHash === hash ? ({ kind: 'accepted', ...answer } as Stored<T>) : { kind: 'conflict' };
    };
    return (await replay()) ?? (await store(tx)) ?? (await replay());
  });
}

/** Hash that distinguishes requests under the same key. */
export const requestHash = (request: object): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
