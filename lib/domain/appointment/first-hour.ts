import type { Slot } from './slot';

/** The first free hour of a doctor or a speciality (`id`) at a clinic. `day` is YYYY-MM-DD. */
export type FirstHour = { id: string; clinicId: string; specialityId: string; day: string; slot: Slot };

/** What first free hours are of. */
export type FirstHourKind = 'doctor' | 'speciality';

/** Returns the earliest hour of each record, by its id; `hours` has the earliest first. */
export function earliestById(hours: FirstHour[]): Map<string, FirstHour> {
  const earliest = new Map<string, FirstHour>();
  for (const hour of hours) if (!earliest.has(hour.id)) earliest.set(hour.id, hour);
  return earliest;
}
