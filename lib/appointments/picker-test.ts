import 'server-only';
import { preparationOf } from '@clinic/contract/test-preparation';
import { listOwnClinics } from '@/lib/catalogue/clinics';
import { listSpecialities } from '@/lib/catalogue/specialities';
import { getTest } from '@/lib/catalogue/tests';
import type { PickerTest } from '@/lib/domain/appointment/chosen-test';
import { clinicsOfTest, recordsById, specialitiesOfTest } from '@/lib/domain/catalogue';
import type { Locale } from '@/lib/i18n/locales';

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
    specialityIds: specialities.map(({ id }) => id),
    clinicIds: clinicsOfTest(test, specialities, every).map(({ id }) => id),
    preparation: preparationOf([
      ...test.messages.map(({ title, body }) => ({ title, text: body })),
      ...test.rows.map(({ title, subtitle, body }) => ({ title: subtitle ?? title, text: body })),
    ]),
  };
}
