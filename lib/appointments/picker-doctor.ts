import 'server-only';
import { getDoctor } from '@/lib/catalogue/doctors';
import type { PickerDoctor } from '@/lib/domain/appointment/chosen-doctor';
import type { Locale } from '@/lib/i18n/locales';

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** The doctor with this slug as the appointment form needs them, or null. Throws ApiError. */
export async function getPickerDoctor(locale: Locale, slug: string): Promise<PickerDoctor | null> {
  const doctor = await getDoctor(locale, slug);
  if (!doctor) return null;
  const { id, name, specialities, clinics } = doctor;
  return { id, name, specialityIds: idsOf(specialities), clinicIds: idsOf(clinics) };
}
