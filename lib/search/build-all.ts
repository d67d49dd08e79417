import ca from '../../content/synonyms/ca.json';
import en from '../../content/synonyms/en.json';
import es from '../../content/synonyms/es.json';
import type { Locale } from '../i18n/locales';
import { buildLanguage, buildPeople } from './build';
import { documentsOf, type SearchSource } from './documents';
import { createLocations } from './locations';
import type { SearchDocument } from './records';
import type { SearchIndexes } from './search';

const SYNONYMS = { es: es.entries, ca: ca.entries, en: en.entries };

/** Builds the indexes one language after the other, so that only one list of records is in memory at a time. */
export async function buildIndexes({ listsOf, doctors }: SearchSource): Promise<SearchIndexes> {
  const places: PlaceNames = new Map();
  const build = async (locale: Locale) =>
    buildLanguage(notingPlaces(documentsOf(await listsOf(locale), locale), places), SYNONYMS[locale]);
  const languages = { es: await build('es'), ca: await build('ca'), en: await build('en') };
  return { languages, people: await buildPeople(await doctors()), places: createLocations(places) };
}

type PlaceNames = Map<string, Set<string>>;

/** Passes documents through, recording the place names of clinics with their regions. */
function* notingPlaces(documents: Iterable<SearchDocument>, places: PlaceNames): Generator<SearchDocument> {
  for (const document of documents) {
    const { record, synonyms, related } = document;
    if (record.kind === 'clinic' || record.kind === 'associated') {
      for (const name of [...synonyms, ...related]) {
        places.set(name, (places.get(name) ?? new Set()).add(record.found.region));
      }
    }
    yield document;
  }
}
