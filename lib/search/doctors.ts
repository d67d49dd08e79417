import type { LanguageIndex, PeopleIndex } from './build';
import type { Find } from './records';

/** A doctor with the names of the specialities in the language of the index. */
export function doctorFind(people: PeopleIndex, { records, byKey }: LanguageIndex, number: number): Find | null {
  const doctor = people.doctors[number];
  if (!doctor) return null;
  const specialityNames = doctor.specialityIds.flatMap((id) => {
    const record = records[byKey.get(`speciality ${id}`) ?? -1];
    return record ? [record.found.name] : [];
  });
  return { kind: 'doctor', found: { id: doctor.id, name: doctor.name, specialityNames } };
}
