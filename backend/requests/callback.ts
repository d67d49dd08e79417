import { z } from 'zod';
import { countAttempt, REQUESTS_OF_EMAIL } from '@/backend/accounts/limits';
import { type Professional, readSpeciality } from '@/backend/accounts/professional';
import { type Outcome, ok, refused, wait } from '@/backend/accounts/refusals';
import { enqueueMail } from '@/backend/outbox/enqueue';
import type { Db } from '@/backend/store/db';
import { oneLine, requiredText } from './fields';
import { knownRequest, requestHash, type Sending } from './stored-once';

/** When a professional may be called, as the wire writes it (M171). */
export const CALLBACK_WINDOWS = ['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00'] as const;

/** What a professional may be called about, exactly as listed (M171). */
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
  telefono: requiredText(50),
  horario: oneOf(CALLBACK_WINDOWS),
  motivo: oneOf(CALLBACK_REASONS),
});

/**
 * Stores a professional's wish to be called and tells the operator (M172), once per idempotency key. Name, speciality and
 * e-mail are those of the account: what the body says about them is not believed.
 */
export async function requestCallback(
  { db, operatorEmail }: { db: Db; operatorEmail: string | null },
  professional: Professional,
  body: unknown,
  sending: Sending,
): Promise<Outcome<null> | { kind: 'conflict' }> {
  const parsed = callback.safeParse(body);
  if (!parsed.success) return refused('fieldsMissing');
  const seconds = await countAttempt(db, REQUESTS_OF_EMAIL, professional.email);
  if (seconds !== null) return wait(seconds);
  const { telefono, horario, motivo } = parsed.data;
  const hash = requestHash({ ...parsed.data, professional: professional.id });
  return await db.tx(async (tx) => {
    const inserted = await tx.query(
      `insert into callback_request (professional_id, phone, time_window, reason, idempotency_key, request_hash)
       values ($1, $2, $3, $4, $5, $6) on conflict (idempotency_key) do nothing returning id`,
      [professional.id, telefono, horario, motivo, sending.idempotencyKey, hash],
    );
    if (inserted.length === 0) {
      return (await knownRequest(tx, 'callback_request', sending, hash)) === 'again' ? ok(null) : { kind: 'conflict' };
    }
    // Without a mailbox of the operator the wish is seen in the operator's list.
    if (operatorEmail === null) return ok(null);
    const payload = {
      name: professional.name,
      email: professional.email,
      speciality: await readSpeciality(tx, professional.specialityId, 'es'),
      phone: telefono,
      window: horario,
      reason: motivo,
    };
    await enqueueMail(tx, { kind: 'callback-notice', recipient: operatorEmail, locale: 'es', payload });
    return ok(null);
  });
}
