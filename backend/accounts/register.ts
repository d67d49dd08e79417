import { z } from 'zod';
import type { ContentLocale } from '#catalogue/locale';
import { emailAddress, optionalPhone, optionalRecordId, optionalText, personName } from '#forms/fields';
import { countAttempt, REGISTRATIONS_OF_ADDRESS, REGISTRATIONS_OF_EMAIL } from '#forms/limits';
import { enqueueWithNotice } from '#outbox/enqueue';
import { sealed } from '#sealing/values';
import type { Db, Querier } from '#store/db';
import { readSpeciality } from './professional';
import { type Outcome, ok, refusedForm, wait } from './refusals';

const registration = z.object({
  nombre: personName,
  email: emailAddress,
  telefono: optionalPhone,
  numcolegiado: optionalText(50),
  especialidad: optionalRecordId,
});

type Registration = z.output<typeof registration>;
type Sender = { locale: ContentLocale; address: string | null };

/**
 * Stores a registration for review and acknowledges it by mail (M165, M166). Only that mail tells whether the e-mail
 * already has an account; the response never does.
 */
export async function register(
  { db, operatorEmail }: { db: Db; operatorEmail: string | null },
  body: unknown,
  { locale, address }: Sender,
): Promise<Outcome<null>> {
  const parsed = registration.safeParse(body);
  if (!parsed.success) return refusedForm(parsed.error, body);
  const applicant = parsed.data;
  const seconds = await countAttempt(db, REGISTRATIONS_OF_ADDRESS, address);
  if (seconds !== null) return wait(seconds);
  if ((await countAttempt(db, REGISTRATIONS_OF_EMAIL, applicant.email)) !== null) return ok(null);
  await db.tx(async (tx) => {
    const speciality = await medicalSpeciality(tx, applicant.especialidad);
    const isNew = await store(tx, applicant, speciality, locale);
    const { nombre: name, email, telefono: phone, numcolegiado: collegeNumber } = applicant;
    await enqueueWithNotice(tx, {
      visitor: { email, locale, kind: 'registration-received' },
      payload: { name, isKnown: !isNew },
      desk: operatorEmail,
      notice: isNew
        ? {
            kind: 'registration-notice',
            payload: { name, email, phone, collegeNumber, speciality: await readSpeciality(tx, speciality, 'es') },
          }
        : null,
    });
  });
  return ok(null);
}

/** The form offers only medical specialities; any other number becomes null. */
async function medicalSpeciality(tx: Querier, id: number | null): Promise<number | null> {
  const [found] = await tx.query<{ id: number }>(`select id from especialidad where id = $1 and servicio = 'medicas'`, [
    id,
  ]);
  return found?.id ?? null;
}

/** Returns false when the e-mail already has an account or a pending one. */
async function store(
  tx: Querier,
  { nombre, email, telefono, numcolegiado }: Registration,
  speciality: number | null,
  locale: ContentLocale,
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into professional (email, name, phone, college_number, speciality_id, status, locale)
     values ($1, $2, $3, $4, $5, 'pending', $6) on conflict do nothing returning id`,
    [email, sealed(nombre), sealed(telefono), sealed(numcolegiado), speciality, locale],
  );
  return inserted.length > 0;
}
