import { z } from 'zod';
import { type Professional, readSpeciality } from '#accounts/professional';
import { type Outcome, ok, refusedForm, wait } from '#accounts/refusals';
import { callablePhone, oneLine } from '#forms/fields';
import { countAttempt, REQUESTS_OF_EMAIL } from '#forms/limits';
import { requestHash, type Sending, storeOnce } from '#forms/stored-once';
import { enqueueMail } from '#outbox/enqueue';
import { sealed } from '#sealing/values';
import type { Querier } from '#store/db';
import type { RequestOptions } from './accept';

/** Time ranges for calls to professionals, as wire values (M171). */
export const CALLBACK_WINDOWS = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00'] as const;

/** Reasons for a call to a professional, exactly as listed (M171). */
export const CALLBACK_REASONS = [
  'Aseguradoras',
  'Asistencia técnica',
  'Baja o cambio de datos del portal profesional',
  'Facturación',
  'Información sobre productos y servicios',
  'Informes de resultados',
  'Citación',
  'Otros',
] as const;

const oneOf = <T extends string>(values: readonly T[]) =>
  z
    .string()
    .transform((text) => oneLine(text).normalize())
    .pipe(z.enum(values));

const callback = z.object({
  telefono: callablePhone,
  horario: oneOf(CALLBACK_WINDOWS),
  motivo: oneOf(CALLBACK_REASONS),
});

/**
 * Stores a professional's request for a call and notifies the operator, once per idempotency key (M172). Name,
 * speciality and e-mail are taken from the account, not from the body.
 */
export async function requestCallback(
  { db, operatorEmail }: RequestOptions,
  professional: Professional,
  body: unknown,
  sending: Sending,
): Promise<Outcome<null> | { kind: 'conflict' }> {
  const parsed = callback.safeParse(body);
  if (!parsed.success) return refusedForm(parsed.error, body);
  const seconds = await countAttempt(db, REQUESTS_OF_EMAIL, professional.email);
  if (seconds !== null) return wait(seconds);
  const { telefono, horario, motivo } = parsed.data;
  const hash = requestHash({ ...parsed.data, professional: professional.id });
  const stored = await storeOnce(db, {
    table: 'callback_request',
    idempotencyKey: sending.idempotencyKey,
    hash,
    store: async (tx) => {
      const inserted = await tx.query(
        `insert into callback_request (professional_id, phone, time_window, reason, idempotency_key, request_hash)
         values ($1, $2, $3, $4, $5, $6) on conflict (idempotency_key) do nothing returning id`,
        [professional.id, sealed(telefono), horario, motivo, sending.idempotencyKey, hash],
      );
      if (inserted.length === 0) return null;
      if (operatorEmail !== null) await notifyOperator(tx, operatorEmail, professional, parsed.data);
      return { kind: 'accepted' } as const;
    },
  });
  return stored?.kind === 'accepted' ? ok(null) : { kind: 'conflict' };
}

async function notifyOperator(
  tx: Querier,
  recipient: string,
  { name, email, specialityId }: Professional,
  { telefono, horario, motivo }: z.output<typeof callback>,
): Promise<void> {
  const speciality = await readSpeciality(tx, specialityId, 'es');
  const payload = { name, email, speciality, phone: telefono, window: horario, reason: motivo };
  await enqueueMail(tx, { kind: 'callback-notice', recipient, locale: 'es', payload, replyTo: email });
}
