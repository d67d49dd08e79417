import { regionName, specialityRegionPath } from '../domain/regions';
import type { Locale } from '../i18n/locales';
import type { Pointed } from './answer';
import type { LanguageIndex, PeopleIndex } from './build';
import type { Query } from './query';
import type { SearchHit } from './records';

/** A speciality with fewer points was not meant. */
const MEANT_POINTS = 30;
const MAX_SPECIALITIES = 3;
const RELATED_THRESHOLD = 0.8;
/** Points of records that are only related to a result: below all direct matches. */
const RELATED_POINTS = 3;
const MAX_DOCTORS = 12;
/** Factor if speciality and place match: above the speciality alone. */
const PLACED_SHARE = 1.15;
const NEXT_SHARE = 1.02;

type Speciality = Extract<Pointed['find'], { kind: 'speciality' }>;
type PointedSpeciality = { find: Speciality; points: number };

/** The specialities that were probably meant, best first. */
function meantSpecialities(pointed: Pointed[]): PointedSpeciality[] {
  const found = pointed
    .filter((one): one is PointedSpeciality => one.find.kind === 'speciality' && one.points >= MEANT_POINTS)
    .sort((a, b) => b.points - a.points);
  return found.filter(({ points }) => points >= RELATED_THRESHOLD * (found[0]?.points ?? 0)).slice(0, MAX_SPECIALITIES);
}

/**
 * Adds the pages of specialities in provinces: first of all if the query names speciality and place, last for the
 * provinces of a speciality alone.
 */
export function withRegions(
  pointed: Pointed[],
  { words }: Query,
  asked: ReadonlySet<string> | null,
  locale: Locale,
): Pointed[] {
  const isBeside = words.some(({ isTelling, isPlace }) => isTelling && !isPlace);
  if (asked && !isBeside) return pointed;
  const specialities = meantSpecialities(pointed);
  const regional = specialities
    .slice(0, asked ? MAX_SPECIALITIES : 1)
    .flatMap(({ find: { found, regions }, points }, place) =>
      regions
        .filter((region) => !asked || asked.has(region))
        .map((region): Pointed => {
          const name = `${found.name} · ${regionName(region, locale)}`;
          const id = `${found.id}-${region}`;
          const path = specialityRegionPath(found, region);
          const { service, iconUrl } = found;
          return {
            find: { kind: 'regional', found: { id, name, path, service, ...(iconUrl && { iconUrl }) } },
            points: asked ? (place === 0 ? PLACED_SHARE : NEXT_SHARE) * points : RELATED_POINTS,
          };
        }),
    );
  return [...pointed, ...regional];
}

/**
 * Adds the doctors of the meant speciality, except those in `isFound`, by number; for a speciality without a page, they
 * are its only target.
 */
export function withDoctors(
  pointed: Pointed[],
  people: PeopleIndex,
  index: LanguageIndex,
  isFound: (number: number) => boolean,
): Pointed[] {
  const [meant] = meantSpecialities(pointed);
  if (!meant) return pointed;
  const { id, hasPage } = meant.find.found;
  const points = hasPage ? RELATED_POINTS - 1 : meant.points - 1;
  const added: Pointed[] = [];
  for (const number of people.bySpeciality.get(id) ?? []) {
    if (added.length === MAX_DOCTORS) break;
    const find = isFound(number) ? null : doctorHit(people, index, number);
    if (find) added.push({ find, points });
  }
  return [...pointed, ...added];
}

/** A doctor with the names of the specialities in the language of the index. */
export function doctorHit(people: PeopleIndex, { records, byKey }: LanguageIndex, number: number): SearchHit | null {
  const doctor = people.doctors[number];
  if (!doctor) return null;
  const specialityNames = doctor.specialityIds.flatMap((id) => {
    const record = records[byKey.get(`speciality ${id}`) ?? -1];
    return record ? [record.found.name] : [];
  });
  return { kind: 'doctor', found: { id: doctor.id, name: doctor.name, specialityNames } };
}
