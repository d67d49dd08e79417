import 'server-only';
import type { LanguageIndex } from '@/lib/search/build';
import type { SearchRecord } from '@/lib/search/records';
import type { Joins } from './upstream-search';

/** What completes the upstream's finds, from the index of a language: no list is read for a search. */
export function indexJoins({ records, byKey }: LanguageIndex): Joins {
  const of = async <K extends SearchRecord['kind']>(kind: K) => {
    const get = (id: string) => records[byKey.get(`${kind} ${id}`) ?? -1]?.found as FoundOf<K> | undefined;
    return { get, has: (id: string) => byKey.has(`${kind} ${id}`) };
  };
  return {
    specialities: () => of('speciality'),
    clinics: () => of('clinic'),
    associated: () => of('associated'),
    products: () => of('product'),
  };
}

type FoundOf<K extends SearchRecord['kind']> = Extract<SearchRecord, { kind: K }>['found'];
