import { z } from 'zod';
import { inLocale, readClinic } from '#catalogue/names';
import { createCode } from '#forms/codes';
import { emailAddress, optionalPhone, personName, recordId, requiredMessage } from '#forms/fields';
import type { Sending } from '#forms/stored-once';
import { enqueueWithNotice } from '#outbox/enqueue';
import { sealed } from '#sealing/values';
import type { Querier } from '#store/db';
import { acceptRequest, type RequestOptions, type RequestOutcome } from './accept';

const contactRequest = z.object({
  nombre: personName,
  email: emailAddress,
  telefono: optionalPhone,
  centromedico: recordId,
  mensaje: requiredMessage(5000),
});

type ContactRequest = z.output<typeof contactRequest>;

/** Groups of a reference such as 7KQF-M2TX-9RWA: enough codes to avoid collisions. */
export const REFERENCE_GROUPS = 3;

/**
 * Stores a message with the mails to the visitor and the clinic, once per idempotency key (M158, M159). The stored
 * address is the address of the connection, not one from the body.
 */
export const requestContact = (
  { db, operatorEmail }: RequestOptions,
  body: unknown,
  sending: Sending,
): Promise<RequestOutcome<'contact_request'>> =>
  acceptRequest(
    db,
    {
      table: 'contact_request',
      schema: contactRequest,
      store: async (tx, request, { hash }) => {
        const clinic = await readClinic(tx, request.centromedico);
        if (!clinic) return { kind: 'refused', fields: ['centromedico'] };
        const reference = await insertContact(tx, request, sending, hash);
        if (reference === null) return null;
        const { locale } = sending;
        const { nombre: name, email, telefono: phone, mensaje: message } = request;
        await enqueueWithNotice(tx, {
          visitor: { email, locale, kind: 'contact-received' },
          payload: { reference, name, clinic: inLocale(clinic.names, locale) },
          desk: clinic.email ?? operatorEmail,
          notice: {
            kind: 'contact-notice',
            payload: { reference, person: { name, phone, email }, message, clinic: inLocale(clinic.names, 'es') },
          },
        });
        return { kind: 'accepted', reference };
      },
    },
    body,
    sending,
  );

/** Returns the reference, or null when the key has already been used. */
async function insertContact(
  tx: Querier,
  request: ContactRequest,
  sending: Sending,
  hash: string,
): Promise<string | null> {
  const [stored] = await tx.query<{ reference: string }>(
    `insert into contact_request (reference, clinic_id, name, email, phone, message, address, locale, idempotency_key,
       request_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (idempotency_key) do nothing returning reference`,
    [
      createCode(REFERENCE_GROUPS),
      request.centromedico,
      sealed(request.nombre),
      sealed(request.email),
      sealed(request.telefono),
      sealed(request.mensaje),
      sealed(sending.address),
      sending.locale,
      sending.idempotencyKey,
      hash,
    ],
  );
  return stored?.reference ?? null;
}
