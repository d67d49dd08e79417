import { z } from 'zod';
import { countAttempt, REQUESTS_OF_ADDRESS, REQUESTS_OF_EMAIL } from '@/backend/accounts/limits';
import { enqueueMail } from '@/backend/outbox/enqueue';
import type { Db, Querier } from '@/backend/store/db';
import { inLocale, readClinic } from './catalogue-names';
import { createCode } from './codes';
import { emailAddress, optionalText, personName, recordId, requiredMessage } from './fields';
import { requestHash, type Sending } from './stored-once';

const contactRequest = z.object({
  nombre: personName,
  email: emailAddress,
  telefono: optionalText(50),
  centromedico: recordId,
  mensaje: requiredMessage(5000),
});

type ContactRequest = z.output<typeof contactRequest>;

/** accepted: stored, now or before, with the number to refer to it by; the others as for a product request. */
export type ContactReceipt =
  | { kind: 'accepted'; reference: string }
  | { kind: 'refused' }
  | { kind: 'conflict' }
  | { kind: 'wait'; seconds: number };

/** 7KQF-M2TX-9RWA: so many that two never meet. */
const REFERENCE_GROUPS = 3;

/**
 * Stores a message with the mails to the visitor and the clinic, in one transaction, once per idempotency key (M158, M159).
 * The visitor's address is the one of the connection: what the body says about it is not believed.
 */
export async function requestContact(
  { db, operatorEmail }: { db: Db; operatorEmail: string | null },
  body: unknown,
  sending: Sending,
): Promise<ContactReceipt> {
  const parsed = contactRequest.safeParse(body);
  if (!parsed.success) return { kind: 'refused' };
  const request = parsed.data;
  const seconds =
    (await countAttempt(db, REQUESTS_OF_ADDRESS, sending.address)) ??
    (await countAttempt(db, REQUESTS_OF_EMAIL, request.email));
  if (seconds !== null) return { kind: 'wait', seconds };
  const hash = requestHash(request);
  return await db.tx(async (tx): Promise<ContactReceipt> => {
    const known = await replay(tx, sending.idempotencyKey, hash);
    if (known) return known;
    const clinic = await readClinic(tx, request.centromedico);
    if (!clinic) return { kind: 'refused' };
    const reference = await store(tx, request, sending, hash);
    // Somebody stored it under this key in the same instant.
    if (reference === null) return (await replay(tx, sending.idempotencyKey, hash)) ?? { kind: 'refused' };

    const { locale } = sending;
    const about = {
      reference,
      person: { name: request.nombre, phone: request.telefono, email: request.email },
      message: request.mensaje,
    };
    const received = { reference, name: request.nombre, clinic: inLocale(clinic.names, locale) };
    await enqueueMail(tx, { kind: 'contact-received', recipient: request.email, locale, payload: received });
    const recipient = clinic.email ?? operatorEmail;
    // Without a mailbox of the clinic or the operator the message is seen in the operator's list.
    if (recipient !== null) {
      const payload = { ...about, clinic: inLocale(clinic.names, 'es') };
      await enqueueMail(tx, { kind: 'contact-notice', recipient, locale: 'es', payload });
    }
    return { kind: 'accepted', reference };
  });
}

async function replay(tx: Querier, key: string | null, hash: string): Promise<ContactReceipt | null> {
  if (key === null) return null;
  const [known] = await tx.query<{ hash: string; reference: string }>(
    'select request_hash as hash, reference from contact_request where idempotency_key = $1',
    [key],
  );
  if (!known) return null;
  return known.hash === hash ? { kind: 'accepted', reference: known.reference } : { kind: 'conflict' };
}

/** The reference; null when a message was stored under the key meanwhile. */
async function store(tx: Querier, request: ContactRequest, sending: Sending, hash: string): Promise<string | null> {
  const [stored] = await tx.query<{ reference: string }>(
    `insert into contact_request (reference, clinic_id, name, email, phone, message, address, locale, idempotency_key,
       request_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (idempotency_key) do nothing returning reference`,
    [
      createCode(REFERENCE_GROUPS),
      request.centromedico,
      request.nombre,
      request.email,
      request.telefono,
      request.mensaje,
      sending.address,
      sending.locale,
      sending.idempotencyKey,
      hash,
    ],
  );
  return stored?.reference ?? null;
}
