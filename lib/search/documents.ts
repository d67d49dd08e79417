import { provinceKey } from '@clinic/contract/provinces';
import { SERVICES } from '@clinic/contract/services';
import { type Clinic, HOME_REGIONS } from '../domain/clinic';
import { regionName } from '../domain/regions';
import type { Service, Speciality } from '../domain/speciality';
import { clinicFinder, townNames, townOfAddress, townsOf } from '../domain/towns';
import { LOCALES, type Locale } from '../i18n/locales';
import fixed from './fixed-pages.json';
import type { DoctorRecord, SearchDocument } from './records';

type Named = { id: string; slug: string; name: string; text: string };

/** Source lists for a language's index. */
export type SearchLists = {
  specialities: (Named & Pick<Speciality, 'service' | 'hasPage' | 'clinicIds'> & { iconUrl?: string | undefined })[];
  ownClinics: Clinic[];
  associated: Clinic[];
  tests: (Named & { specialityIds: string[] | null })[];
  products: (Named & { priceCents: number | null })[];
  pages: { key: string; name: string; text: string }[];
  posts: { slug: string; name: string; date: string; text: string }[];
  /** Names of the insurers the group works with; without one they have no page. */
  insurers: string[];
  /** False if the upstream has no page of one's own appointment. */
  hasOwnVisits: boolean;
};

const INSURERS_PATH = '/aseguradoras';
const OWN_VISIT_PATH = '/cita';

/** Pages excluded from the search: intermediate steps, and the search itself. */
const NOT_FOUND_BY_SEARCH = /^(?:home|resultados-busqueda|pedir-producto|upgrade-password.*|payment.*)$/;

/** The documents of a language's index, generated one by one: a large catalogue takes a while. */
export function* documentsOf(lists: SearchLists, locale: Locale): Generator<SearchDocument> {
  yield* specialityDocuments(lists);
  yield* testDocuments(lists);
  for (const { id, slug, name, priceCents, text } of lists.products) {
    yield documentOf({ kind: 'product', found: { id, slug, name, priceCents } }, { text });
  }
  for (const clinic of lists.ownClinics) {
    const { id, slug, name, region } = clinic;
    yield documentOf({ kind: 'clinic', found: { id, slug, name, region } }, placedAt(clinic));
  }
  for (const clinic of lists.associated) {
    const { id, name, region } = clinic;
    yield documentOf({ kind: 'associated', found: { id, name, region } }, placedAt(clinic));
  }
  const clinicsIn = clinicFinder(lists.ownClinics);
  for (const { id, name } of townsOf(lists.ownClinics)) {
    const found = { id, name, path: `/clinicas?localidad=${id}`, count: clinicsIn(id).length };
    yield documentOf({ kind: 'town', found }, { synonyms: wordsOfTown(name) });
  }
  for (const { slug, name, date, text } of lists.posts) {
    yield documentOf({ kind: 'article', found: { id: slug, slug, name, date } }, { text });
  }
  yield* pageDocuments(lists, locale);
}

const documentOf = (record: SearchDocument['record'], texts: Partial<SearchDocument> = {}): SearchDocument => ({
  record,
  synonyms: [],
  related: [],
  text: '',
  ...texts,
});

function* specialityDocuments({ specialities, ownClinics }: SearchLists): Generator<SearchDocument> {
  const regionOf = new Map(ownClinics.map(({ id, region }) => [id, region]));
  const regionsOf = new Map<string, Set<string>>();
  for (const { region, specialityIds } of ownClinics) {
    for (const id of specialityIds ?? []) regionsOf.set(id, (regionsOf.get(id) ?? new Set()).add(region));
  }
  for (const { id, slug, name, service, hasPage, clinicIds, iconUrl, text } of specialities) {
    const offered = new Set([
      ...(regionsOf.get(id) ?? []),
      ...(clinicIds?.flatMap((one) => regionOf.get(one) ?? []) ?? []),
    ]);
    const regions = hasPage ? HOME_REGIONS.filter((region) => offered.has(region)) : [];
    const found = { id, slug, name, service, hasPage, ...(iconUrl && { iconUrl }) };
    yield documentOf({ kind: 'speciality', found, regions }, { text });
  }
}

function* testDocuments({ tests, specialities }: SearchLists): Generator<SearchDocument> {
  const services = new Map(specialities.map(({ id, service }) => [id, service]));
  for (const { id, slug, name, specialityIds, text } of tests) {
    const of = specialityIds?.flatMap((one) => services.get(one) ?? []) ?? [];
    yield documentOf({ kind: 'test', found: { id, slug, name, service: diagnosticFirst(of) } }, { text });
  }
}

/** Imaging and genetics characterise a test better than the speciality that requests it. */
const diagnosticFirst = (services: Service[]): Service | null =>
  [...SERVICES].reverse().find((service) => services.includes(service)) ?? null;

function placedAt({ address, region }: Clinic): Partial<SearchDocument> {
  const { town, postcode } = townOfAddress(address);
  const names = town ? [town, ...wordsOfTown(town)] : [];
  return {
    synonyms: [...names, ...(postcode ? [postcode] : [])],
    related: [...new Set([provinceKey(region).replaceAll('-', ' '), ...LOCALES.map((one) => regionName(region, one))])],
  };
}

/** Other spellings of a town, as words. */
const wordsOfTown = (town: string): string[] =>
  townNames(town)
    .slice(1)
    .map((name) => name.replaceAll('-', ' '));

function pageDocuments({ pages, insurers, hasOwnVisits }: SearchLists, locale: Locale): SearchDocument[] {
  const byPath = new Map<string, SearchDocument>();
  for (const page of fixed) {
    const isOfInsurers = page.path === INSURERS_PATH;
    if ((isOfInsurers && insurers.length === 0) || (page.path === OWN_VISIT_PATH && !hasOwnVisits)) continue;
    const found = { id: page.path, name: page[locale], path: page.path };
    const synonyms = isOfInsurers ? insurers : (page.synonyms ?? []);
    byPath.set(page.path, documentOf({ kind: 'page', found }, { synonyms }));
  }
  for (const { key, name, text } of pages) {
    if (!key || NOT_FOUND_BY_SEARCH.test(key)) continue;
    const path = `/${key}`;
    const synonyms = byPath.get(path)?.synonyms ?? [];
    byPath.set(path, documentOf({ kind: 'page', found: { id: path, name, path } }, { synonyms, text }));
  }
  return [...byPath.values()];
}

/** Sources of a process's indexes. */
export type SearchSource = {
  listsOf: (locale: Locale) => Promise<SearchLists>;
  doctors: () => Promise<DoctorRecord[]>;
};
