import type { HomeRegion } from '../domain/clinic';
import { regionName } from '../domain/regions';
import type { BestResult, SearchResults } from '../domain/search';
import type { Locale } from '../i18n/locales';
import { resultPaths } from '../i18n/search-links';

type Found<K extends 'specialities' | Plural> = SearchResults[K][number];
type Plural = 'clinics' | 'associated' | 'towns' | 'tests' | 'products' | 'articles' | 'pages' | 'doctors' | 'regional';

/** An indexed record: the fields of its search result, and little more. */
export type SearchRecord =
  | { kind: 'speciality'; found: Found<'specialities'>; regions: HomeRegion[] }
  | { kind: 'clinic'; found: Found<'clinics'> }
  | { kind: 'associated'; found: Found<'associated'> }
  | { kind: 'town'; found: Found<'towns'> }
  | { kind: 'test'; found: Found<'tests'> }
  | { kind: 'product'; found: Found<'products'> }
  | { kind: 'article'; found: Found<'articles'> }
  | { kind: 'page'; found: Found<'pages'> };

export type DoctorRecord = { id: string; name: string; specialityIds: string[] };

/** A record with its searchable texts. */
export type SearchDocument = {
  record: SearchRecord;
  /** Other names, equivalent to a synonym. */
  synonyms: string[];
  /** Terms it belongs to, such as its province. */
  related: string[];
  /** Description, with markup. */
  text: string;
};

/** A search result before it is sorted into lists. */
export type SearchHit =
  | SearchRecord
  | { kind: 'regional'; found: Found<'regional'> }
  | { kind: 'doctor'; found: Found<'doctors'> };

/** True if a result has a page. */
export const hasPath = (find: SearchHit): boolean => pathOf(find) !== null;

/** The address of a result without language prefix; null if it has no page. */
function pathOf(find: SearchHit): string | null {
  switch (find.kind) {
    case 'speciality':
      return resultPaths.speciality(find.found);
    case 'clinic':
      return resultPaths.clinic(find.found);
    case 'associated':
      return resultPaths.associated;
    case 'test':
      return resultPaths.test(find.found);
    case 'product':
      return resultPaths.product(find.found);
    case 'article':
      return resultPaths.article(find.found);
    case 'doctor':
      return resultPaths.doctor(find.found);
    case 'regional':
    case 'town':
    case 'page':
      return find.found.path;
  }
}

function noteOf(find: SearchHit, locale: Locale): string {
  switch (find.kind) {
    case 'clinic':
    case 'associated':
      return regionName(find.found.region, locale);
    case 'doctor':
      return find.found.specialityNames.join(' · ');
    default:
      return '';
  }
}

/** Converts a result into a best result. */
export const bestResultOf = (find: SearchHit, locale: Locale): BestResult => ({
  kind: find.kind,
  id: find.found.id,
  name: find.found.name,
  note: noteOf(find, locale),
  path: pathOf(find),
});

/** Key of a record, equal in every language. */
export const keyOf = ({ kind, found }: SearchHit): string => `${kind} ${found.id}`;

/** The target of a synonym for this record: its folder and slug, whether it has a page or not. */
export function addressOf(record: SearchRecord): string {
  const { kind, found } = record;
  if (kind === 'speciality') return `especialidades/${found.slug}`;
  return (kind === 'associated' ? '' : (pathOf(record) ?? '')).replace(/^\//, '');
}
