import { addressPart } from '@clinic/contract/plain-text';
import { PROVINCE_ALIASES, provinceKey } from '@clinic/contract/provinces';
import { LOCALES } from '../i18n/locales';
import type { Clinic } from './clinic';
import { regionName } from './regions';
import townAliases from './town-aliases.json';

/** Other names of a town, by its own name, both as plain letters and hyphens. */
const TOWN_ALIASES: Record<string, string[]> = townAliases;

type Placed = Pick<Clinic, 'name' | 'address' | 'region'>;

export type Town<T> = {
  /** Plain letters, digits and hyphens. */
  id: string;
  /** Spelling of the first address with this town. */
  name: string;
  clinics: T[];
};

/** Five digits of Spain, or four of Portugal with or without three more; excludes numbers within a street. */
const POSTCODE = /(?<![\d-])(\d{5}|\d{4}(?:-\d{3})?)(?![\d-])/g;
/** Separators and labels around a postcode and a town. */
const AROUND = /^(?:c\.?\s?p\.?|[\s.,;:()–-])+|[\s.,;:(–-]+(?:c\.?\s?p\.?)?[\s.,;:()–-]*$/giu;

/**
 * Town and postcode of a clinic's address, e.g. "Ronda de los Talleres, 6, 46980 Paterna".
 * The town follows the postcode up to a comma or bracket, or is the last part before it; null if unknown.
 */
export function townOfAddress(address: string | null): { town: string | null; postcode: string | null } {
  const line = (address ?? '').replace(/\s*[\r\n]+\s*/g, ', ');
  const found = [...line.matchAll(POSTCODE)].at(-1);
  if (!found) return { town: lastPart(line), postcode: null };
  const [, postcode = ''] = found;
  const after = trimmed(line.slice(found.index + postcode.length)).split(/\s*[,;(\n]|\s[-–]\s|\.\s/)[0] ?? '';
  return { town: townIn(after) ?? lastPart(line.slice(0, found.index)), postcode };
}

const trimmed = (text: string): string => text.replace(AROUND, '').replace(AROUND, '').trim();

/** Returns the town, or null for parts with digits or without letters: a street number, a floor. */
const townIn = (part: string): string | null => (/\p{L}{2}/u.test(part) && !/\d/.test(part) ? trimmed(part) : null);

/** Returns the last of several parts between commas, or null: a street alone is not a town. */
function lastPart(text: string): string | null {
  const parts = trimmed(text).split(/[,;(]/).map(trimmed).filter(Boolean);
  return parts.length > 1 ? townIn(parts.at(-1) ?? '') : null;
}

/**
 * Groups clinics by town, sorted by name, with their clinics in the order received; clinics without town are left out.
 */
export function townsOf<T extends Placed>(clinics: T[]): Town<T>[] {
  const towns = new Map<string, Town<T>>();
  for (const clinic of clinics) {
    const name = townOfAddress(clinic.address).town;
    if (!name) continue;
    const id = addressPart(name);
    const town = towns.get(id) ?? { id, name, clinics: [] };
    town.clinics.push(clinic);
    towns.set(id, town);
  }
  return [...towns.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the name of the town with this id ('l-hospitalet-de-llobregat'), or the input unchanged. */
export const townNameOf = (typed: string, clinics: Placed[]): string =>
  (typed && townsOf(clinics).find(({ id }) => id === typed)?.name) || typed;

/** Every spelling of the town visitors may type: its own name first, as plain letters and hyphens. */
export const townNames = (town: string): string[] => [addressPart(town), ...(TOWN_ALIASES[addressPart(town)] ?? [])];

/**
 * The clinics at a typed place: a town, a province, a part of a clinic's name, or a postcode. Clinics in the named
 * town come first; for a postcode, all of its province, the nearest number first. All clinics for empty input.
 */
export const clinicsAt = <T extends Placed>(clinics: T[], typed: string): T[] =>
  addressPart(typed) === '' ? clinics : clinicFinder(clinics)(typed);

/** Finds clinics by place, for many look-ups: each clinic's address is parsed once. */
export function clinicFinder<T extends Placed>(clinics: T[]): (typed: string) => T[] {
  const ofRegions = new Map<string, string[]>();
  const read = clinics.map((clinic) => {
    const { town, postcode } = townOfAddress(clinic.address);
    const towns = town ? townNames(town) : [];
    const provinces = ofRegions.get(clinic.region) ?? regionNames(clinic.region);
    ofRegions.set(clinic.region, provinces);
    const words = [...towns, ...provinces, addressPart(clinic.name)].flatMap((one) => one.split('-'));
    return { clinic, postcode: postcode ?? '', towns, words };
  });
  return (typed) => {
    const plain = addressPart(typed);
    const rank = /^\d{2,5}$/.test(plain) ? byPostcode(plain) : byName(plain);
    return read
      .map((place) => ({ clinic: place.clinic, rank: rank(place) }))
      .filter((ranked): ranked is { clinic: T; rank: number } => ranked.rank !== null)
      .sort((a, b) => b.rank - a.rank)
      .map(({ clinic }) => clinic);
  };
}

/**
 * A clinic's location for comparison: the names of its town and their words, its provinces and its own name, as plain
 * letters.
 */
type ReadPlace = { postcode: string; towns: string[]; words: string[] };

/** The number of equal first digits; null for another province. */
const byPostcode =
  (typed: string) =>
  ({ postcode }: ReadPlace) => {
    let same = 0;
    while (same < typed.length && typed[same] === postcode[same]) same += 1;
    return same >= 2 ? same : null;
  };

const byName = (typed: string) => {
  const asked = typed.split('-');
  return ({ towns, words }: ReadPlace) => {
    if (towns.includes(typed)) return 2;
    return asked.every((word) => words.some((one) => one.startsWith(word))) ? 1 : null;
  };
};

/** The names of a province in every language, and its customary others, as plain letters and hyphens. */
function regionNames(region: string): string[] {
  const key = provinceKey(region);
  if (!key) return [];
  const others = Object.entries(PROVINCE_ALIASES).flatMap(([alias, meant]) => (meant === key ? [alias] : []));
  return [key, ...others, ...LOCALES.map((locale) => addressPart(regionName(region, locale)))];
}
