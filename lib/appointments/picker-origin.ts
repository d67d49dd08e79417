import 'server-only';
import { preparationOf } from '@clinic/contract/test-preparation';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { getDoctor } from '@/lib/catalogue/doctors';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { getTest } from '@/lib/catalogue/tests';
import type { PickerDoctor } from '@/lib/domain/appointment/chosen-doctor';
import type { PickerTest } from '@/lib/domain/appointment/chosen-test';
import { clinicsOfTest, recordsById, specialitiesOfTest } from '@/lib/domain/catalogue';
import type { Locale } from '@/lib/i18n/locales';

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** The diagnostic test with this slug as the appointment form needs it, or null. Throws ApiError. */
export async function getPickerTest(locale: Locale, slug: string): Promise<PickerTest | null> {
  const [test, all, every] = await Promise.all([
    getTest(locale, slug),
    listSpecialities(locale),
    listOwnClinics(locale),
  ]);
  if (!test) return null;
  const specialities = specialitiesOfTest(test, recordsById(test.specialityIds, all), every);
  return {
    ...{ id: test.id, name: test.name },
    specialityIds: idsOf(specialities),
    clinicIds: idsOf(clinicsOfTest(test, specialities, every)),
    preparation: preparationOf([
      ...test.messages.map(({ title, body }) => ({ title, text: body })),
      ...test.rows.map(({ title, subtitle, body }) => ({ title: subtitle ?? title, text: body })),
    ]),
  };
}

/** The doctor with this slug as the appointment form needs them, or null. Throws ApiError. */
export async function getPickerDoctor(locale: Locale, slug: string): Promise<PickerDoctor | null> {
  const doctor = await getDoctor(locale, slug);
  if (!doctor) return null;
  const { id, name, specialities, clinics } = doctor;
  return { id, name, specialityIds: idsOf(specialities), clinicIds: idsOf(clinics) };
}
