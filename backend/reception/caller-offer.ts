import type { ContentLocale } from '#catalogue/locale';
import { type SlotTest, testName } from '#hours/slot-tests';
import type { Querier } from '#store/db';

/** What a clinic can be booked for, in the language of the screen. */
export type CallerOffer = {
  tests: { test: SlotTest; name: string }[];
  specialities: { id: number; name: string; doctors: { id: number; name: string }[] }[];
};

/** The tests with hours and the specialities patients can choose, each with its doctors of that clinic; none of an associated centre. */
export async function readOffer(q: Querier, clinicId: number, locale: ContentLocale): Promise<CallerOffer> {
  const tests = await q.query<{ test: SlotTest }>(
    `select distinct test from schedule join centromedico on centromedico.id = clinic_id
     where clinic_id = $1 and test is not null and not otro order by test`,
    [clinicId],
  );
  const specialities = await q.query<{ id: number; name: string }>(
    `select especialidad.id, coalesce(nullif(especialidad.nombre ->> $2, ''), especialidad.nombre ->> 'es') as name
     from especialidad join centromedico_especialidad on especialidad_id = especialidad.id
     join centromedico on centromedico.id = centromedico_id
     where centromedico_id = $1 and not paraprofesional and not otro`,
    [clinicId, locale],
  );
  const doctors = await q.query<{ id: number; name: string; specialityId: number }>(
    `select medico.id, medico.nombre as name, especialidad_id as "specialityId" from medico
     join medico_especialidad on medico_especialidad.medico_id = medico.id
     join medico_centromedico on medico_centromedico.medico_id = medico.id
     where centromedico_id = $1`,
    [clinicId],
  );
  const byName = new Intl.Collator(locale);
  const sorted = <T extends { name: string }>(named: T[]): T[] =>
    named.toSorted((one, other) => byName.compare(one.name, other.name));
  return {
    tests: sorted(tests.map(({ test }) => ({ test, name: testName(test, locale) }))),
    specialities: sorted(specialities).map((one) => ({
      ...one,
      doctors: sorted(doctors.filter(({ specialityId }) => specialityId === one.id)).map(({ id, name }) => ({
        id,
        name,
      })),
    })),
  };
}
