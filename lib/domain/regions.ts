import { provinceKey } from '@clinic/contract/provinces';
import type { Locale } from '../i18n/locales';
import { type Clinic, HOME_REGIONS, type HomeRegion } from './clinic';
import names from './region-names.json';
import type { Speciality } from './speciality';

/** A name, and those that differ by language. */
type RegionName = string | ({ es: string } & Partial<Record<Locale, string>>);

/** The provinces of Spain, its two archipelagos and two cities, and Portugal, by the slug the source writes. */
const REGION_NAMES: Record<string, RegionName> = names;

export type RegionGroup<T> = {
  /** Plain letters, digits and hyphens: usable in an address and as an id; '' for records without region. */
  key: string;
  /** Display name; '' for records without region. */
  name: string;
  members: T[];
};

/** The name of a region in a language; a readable form of an unknown slug (M82). '' only for ''. */
export function regionName(slug: string, locale: Locale): string {
  const key = provinceKey(slug);
  const known = Object.hasOwn(REGION_NAMES, key) && REGION_NAMES[key];
  if (!known) return readable(slug);
  return typeof known === 'string' ? known : (known[locale] ?? known.es);
}

/**
 * Groups records by region, sorted by the region's name. Records without region come last and are never dropped (M80).
 */
export function byRegion<T extends { region: string }>(records: T[], locale: Locale): RegionGroup<T>[] {
  const groups = new Map<string, RegionGroup<T>>();
  for (const record of records) {
    const key = provinceKey(record.region);
    const group = groups.get(key) ?? { key, name: regionName(record.region, locale), members: [] };
    group.members.push(record);
    groups.set(key, group);
  }
  const { compare } = new Intl.Collator(locale);
  return [...groups.values()].sort((a, b) => Number(!a.key) - Number(!b.key) || compare(a.name, b.name));
}

const readable = (slug: string) =>
  slug
    .trim()
    .replace(/[-_\s]+/g, ' ')
    .replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());

/** True for the slug of a region with own clinics: only these have speciality pages. */
export const isHomeRegion = (slug: string): slug is HomeRegion => HOME_REGIONS.some((region) => region === slug);

/** The regions of these clinics, in display order; regions without own clinics are left out. */
export const homeRegionsOf = (clinics: Pick<Clinic, 'region'>[]): HomeRegion[] =>
  HOME_REGIONS.filter((region) => clinics.some((clinic) => clinic.region === region));

/** The path of a speciality in a region, without language prefix. */
export const specialityRegionPath = (speciality: Pick<Speciality, 'slug'>, region: HomeRegion): string =>
  `/especialidades/${speciality.slug}/${region}`;
