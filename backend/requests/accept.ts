import type { z } from 'zod';
import { wrongFields } from '#forms/fields';
import { countAttempt, REQUESTS_OF_ADDRESS, REQUESTS_OF_EMAIL } from '#forms/limits';
import { requestHash, type Sending, type Stored, storeOnce } from '#forms/stored-once';
import type { Db, Querier } from '#store/db';

export type RequestOptions = {
  db: Db;
  /** Null: the operator has no mailbox and uses the lists. */
  operatorEmail: string | null;
};

type Table = 'contact_request' | 'product_request' | 'rights_case';

/** refused: fields are missing, invalid or not offered; wait: too many requests, try again after so many seconds. */
export type RequestOutcome<T extends Table = Table> =
  | Stored<T>
  | { kind: 'refused'; fields?: string[] }
  | { kind: 'wait'; seconds: number };

type Kind<T extends Table, R> = {
  table: T;
  schema: z.ZodType<R>;
  /** `store` of storeOnce, with the SHA-256 that is stored beside the key. */
  store: (tx: Querier, request: R, sending: Sending & { hash: string }) => Promise<RequestOutcome<T> | null>;
};

/** Parses a visitor's form, applies the limits of its address and e-mail, and stores it once per key. */
export async function acceptRequest<T extends Table, R extends { email: string }>(
  db: Db,
  { table, schema, store }: Kind<T, R>,
  body: unknown,
  sending: Sending,
): Promise<RequestOutcome<T>> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) return { kind: 'refused', fields: wrongFields(parsed.error) };
  const request = parsed.data;
  const seconds =
    (await countAttempt(db, REQUESTS_OF_ADDRESS, sending.address)) ??
    (await countAttempt(db, REQUESTS_OF_EMAIL, request.email));
  if (seconds !== null) return { kind: 'wait', seconds };
  const hash = requestHash(request);
  const outcome = await storeOnce(db, {
    table,
    hash,
    idempotencyKey: sending.idempotencyKey,
    store: (tx) => store(tx, request, { ...sending, hash }),
  });
  return outcome ?? { kind: 'refused' };
}
