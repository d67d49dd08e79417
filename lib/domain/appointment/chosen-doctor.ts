import { decodeIfEncoded } from '@clinic/contract/address-parts';
import { requestedDoctorId } from './consult-hours';

/** The doctor whose page the visitor came from; a list is empty if unknown. */
export type PickerDoctor = { id: string; name: string; specialityIds: string[]; clinicIds: string[] };

type Chosen = { doctor: PickerDoctor | null; isCovid: boolean; specialityId: string | null };

/** Returns the doctor an appointment is with, or null after a service of others was chosen. */
export function chosenDoctor({ doctor, isCovid, specialityId }: Chosen): PickerDoctor | null {
  if (!doctor || isCovid) return null;
  const { specialityIds } = doctor;
  return specialityId === null || specialityIds.length === 0 || specialityIds.includes(specialityId) ? doctor : null;
}

/** The slug of the doctor whose page a request came from; null if it came from elsewhere. */
export function requestedDoctorSlug(originPath: string | null): string | null {
  return requestedDoctorId(originPath) === null ? null : decodeIfEncoded(originPath?.split('/').at(-1) ?? '');
}

/** The id of the doctor whose hours are shown; until the doctor is read, the address is all that is known. */
export const askedDoctorId = (state: Chosen, originPath: string): string | null =>
  state.doctor ? (chosenDoctor(state)?.id ?? null) : requestedDoctorId(originPath);
