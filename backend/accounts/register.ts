import { z } from 'zod';
import type { ContentLocale } from '@/backend/catalogue/locale';
import { enqueueMail } from '@/backend/outbox/enqueue';
import { emailAddress, optionalText, parseRecordId, personName } from '@/backend/requests/fields';
import type { Db, Querier } from '@/backend/store/db';
import { countAttempt, REGISTRATIONS_OF_ADDRESS, REGISTRATIONS_OF_EMAIL } from './limits';
import { readSpeciality } from './professional';
import { type Outcome, ok, refused, wait } from './refusals';

const registration = z.object({
  nombre: personName,
  email: emailAddress,
  telefono: optionalText(50),
  numcolegiado: optionalText(50),
  especialidad: z.unknown().transform(parseRecordId),
});

type Registration = z.output<typeof registration>;
type Sender = { locale: ContentLocale; address: string | null };

/**
 * Keeps a registration for review and acknowledges it by mail (M165, M166). Whether the e-mail has an account already is
 * told to its owner in that mail, never in the answer.
 */
export async function register(
  { db, operatorEmail }: { db: Db; operatorEmail: string | null },
  body: unknown,
  { locale, address }: Sender,
): Promise<Outcome<null>> {
  const parsed = registration.safeParse(body);
  if (!parsed.success) return refused('fieldsMissing');
  const applicant = parsed.data;
  const seconds = await countAttempt(db, REGISTRATIONS_OF_ADDRESS, address);
  if (seconds !== null) return wait(seconds);
  if ((await countAttempt(db, REGISTRATIONS_OF_EMAIL, applicant.email)) !== null) return ok(null);
  await db.tx(async (tx) => {
    const speciality = await medicalSpeciality(tx, applicant.especialidad);
    const isNew = await store(tx, applicant, speciality, locale);
    await enqueueMail(tx, {
      kind: 'registration-received',
      recipient: applicant.email,
      locale,
      payload: { name: applicant.nombre, isKnown: !isNew },
    });
    if (!isNew || operatorEmail === null) return;
    const payload = {
      name: applicant.nombre,
      email: applicant.email,
      phone: applicant.telefono,
      collegeNumber: applicant.numcolegiado,
      speciality: await readSpeciality(tx, speciality, 'es'),
    };
    await enqueueMail(tx, { kind: 'registration-notice', recipient: operatorEmail, locale: 'es', payload });
  });
  return ok(null);
}

/** The form offers only medical ones; another number is as good as none. */
async function medicalSpeciality(tx: Querier, id: number | null): Promise<number | null> {
  const [found] = await tx.query<{ id: number }>(`select id from especialidad where id = $1 and servicio = 'medicas'`, [
    id,
  ]);
  return found?.id ?? null;
}

/** False when the e-mail has an account or waits for one. */
async function store(
  tx: Querier,
  { nombre, email, telefono, numcolegiado }: Registration,
  speciality: number | null,
  locale: ContentLocale,
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into professional (email, name, phone, college_number, speciality_id, status, locale)
     values ($1, $2, $3, $4, $5, 'pending', $6) on conflict do nothing returning id`,
    [email, nombre, telefono, numcolegiado, speciality, locale],
  );
  return inserted.length > 0;
}
