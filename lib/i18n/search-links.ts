import type { SearchResults, SearchView } from '../domain/search';
import { type Locale, localePath } from './locales';

/** The results page without language prefix, for a search text and a view; 'todo' and an empty text are not written. */
export function resultsPath(text: string, view: SearchView = 'todo'): string {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (view !== 'todo') query.set('ver', view);
  return query.size > 0 ? `/resultados-busqueda?${query}` : '/resultados-busqueda';
}

type Found<K extends keyof SearchResults> = SearchResults[K][number];

/** Where each result leads (checklist M79). Null: it has no page and is plain text. */
export const searchLinks = {
  speciality: (locale: Locale, { slug, hasPage }: Found<'specialities'>): string | null =>
    hasPage ? localePath(locale, `/especialidades/${slug}`) : null,
  doctor: (locale: Locale, { id }: Found<'doctors'>): string =>
    localePath(locale, `/medicos?medico=${encodeURIComponent(id)}`),
  clinic: (locale: Locale, { slug }: Found<'clinics'>): string | null =>
    slug ? localePath(locale, `/clinicas/${slug}`) : null,
  associated: (locale: Locale): string => localePath(locale, '/clinicas/centros-asociados'),
  product: (locale: Locale, { slug }: Found<'products'>): string | null =>
    slug ? localePath(locale, `/productos/${slug}`) : null,
};
