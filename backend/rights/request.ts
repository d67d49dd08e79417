import { z } from 'zod';
import { createCode } from '#forms/codes';
import {
  emailAddress,
  optionalPhone,
  optionalText,
  orRefuse,
  personName,
  requiredMessage,
  requiredText,
} from '#forms/fields';
import type { Sending } from '#forms/stored-once';
import { TODAY } from '#madrid-sql';
import { enqueueWithNotice } from '#outbox/enqueue';
import { acceptRequest, type RequestOptions, type RequestOutcome } from '#requests/accept';
import { REFERENCE_GROUPS } from '#requests/contact';
import { sealed } from '#sealing/values';
import type { Querier } from '#store/db';

/** The rights of RGPD 15 to 21 by wire name. */
export const RIGHTS = {
  acceso: 'access',
  rectificacion: 'rectification',
  supresion: 'erasure',
  limitacion: 'restriction',
  portabilidad: 'portability',
  oposicion: 'objection',
} as const;
export type Right = (typeof RIGHTS)[keyof typeof RIGHTS];

const rightOf = (value: unknown): Right | null =>
  typeof value === 'string' && Object.hasOwn(RIGHTS, value) ? RIGHTS[value as keyof typeof RIGHTS] : null;

const rightsRequest = z.object({
  derecho: z.unknown().transform((value, context) => orRefuse(rightOf(value), context)),
  nombre: personName,
  apellidos: personName,
  documento: requiredText(50),
  email: emailAddress,
  telefono: optionalPhone,
  referencia: optionalText(30),
  mensaje: requiredMessage(5000),
});

type RightsRequest = z.output<typeof rightsRequest>;
type StoredCase = { reference: string; dueOn: string };

/**
 * Opens a data request, with a confirmation to the person and a notice to the operator, once per idempotency key. The
 * response does not reveal whether anything about the person is stored.
 */
export const requestRights = (
  { db, operatorEmail }: RequestOptions,
  body: unknown,
  sending: Sending,
): Promise<RequestOutcome<'rights_case'>> =>
  acceptRequest(
    db,
    {
      table: 'rights_case',
      schema: rightsRequest,
      store: async (tx, request, { hash }) => {
        const stored = await insertCase(tx, request, sending, hash);
        if (stored === null) return null;
        const { nombre: name, email, derecho: kind } = request;
        await enqueueWithNotice(tx, {
          visitor: { email, locale: sending.locale, kind: 'rights-received' },
          payload: { ...stored, name, right: kind },
          desk: operatorEmail,
          // The text they wrote is shown at the desk only: a document must not be sent to a mailbox.
          notice: { kind: 'rights-notice', payload: { ...stored, right: kind } },
        });
        return { kind: 'accepted', reference: stored.reference };
      },
    },
    body,
    sending,
  );

/** Returns the reference and the due date, a month from today, or null when the key has already been used. */
async function insertCase(
  tx: Querier,
  request: RightsRequest,
  { locale, idempotencyKey }: Sending,
  hash: string,
): Promise<StoredCase | null> {
  const [stored] = await tx.query<StoredCase>(
    `insert into rights_case (reference, kind, name, surnames, document, email, phone, booking_reference, message, locale,
       idempotency_key, request_hash, due_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       (${TODAY} + interval '1 month')::date)
     on conflict (idempotency_key) do nothing returning reference, due_on::text as "dueOn"`,
    [
      createCode(REFERENCE_GROUPS),
      request.derecho,
      ...[request.nombre, request.apellidos, request.documento, request.email, request.telefono].map(sealed),
      ...[request.referencia, request.mensaje].map(sealed),
      locale,
      idempotencyKey,
      hash,
    ],
  );
  return stored ?? null;
}
