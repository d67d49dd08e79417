import type { Slot } from './slot';

/** A day (YYYY-MM-DD) with its free hours, the earliest first. */
export type ConsultDay = { day: string; slots: Slot[] };

/** Whose hours are asked for: of a speciality in a clinic, or of one of its doctors; from a day on, null for today. */
export type ConsultQuery = { clinicId: string; specialityId: string; doctorId: string | null; from: string | null };

/** An hour that was chosen for a consultation; it is of this speciality in this clinic alone. */
export type ChosenHour = { clinicId: string; specialityId: string; day: string; slot: Slot };

type Chosen = { isCovid: boolean; clinicId: string | null; specialityId: string | null };

/** Returns the hour if it belongs to the current choices, or null if other values were chosen since. */
export const hourOf = (hour: ChosenHour | null, { isCovid, clinicId, specialityId }: Chosen): ChosenHour | null =>
  !isCovid && hour?.clinicId === clinicId && hour.specialityId === specialityId ? hour : null;

const DOCTOR_PATH = /^\/medicos\/(?:[^/?#]*-)?([^/?#-]{1,40})$/;
/** Folders of the list, not doctors. */
const LISTS = ['filtrar', 'pagina'];

/** The id of the doctor whose page a request came from; null when it came from elsewhere. */
export function requestedDoctorId(originPath: string | null): string | null {
  const id = DOCTOR_PATH.exec(originPath ?? '')?.[1] ?? null;
  return id === null || LISTS.includes(id) ? null : id;
}
