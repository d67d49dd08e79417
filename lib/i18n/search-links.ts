import { doctorPath } from '../domain/doctor';
import { postPath } from '../domain/post';
import type { SearchResults, SearchView } from '../domain/search';
import { withQuery } from './links';

/** The results page without language prefix, for a search text and a view; 'todo' and an empty text are omitted. */
export const resultsPath = (text: string, view: SearchView = 'todo'): string =>
  withQuery('/resultados-busqueda', { q: text, ver: view !== 'todo' && view });

type Found<K extends 'specialities' | 'doctors' | 'clinics' | 'tests' | 'products' | 'articles'> =
  SearchResults[K][number];

/** The target of each kind of result, without language prefix (M79). Null: it has no page and is plain text. */
export const resultPaths = {
  speciality: ({ slug, hasPage }: Found<'specialities'>): string | null => (hasPage ? `/especialidades/${slug}` : null),
  doctor: (doctor: Found<'doctors'>): string => doctorPath(doctor),
  clinic: ({ slug }: Found<'clinics'>): string | null => (slug ? `/clinicas/${slug}` : null),
  associated: '/clinicas/centros-asociados',
  test: ({ slug }: Found<'tests'>): string | null => (slug ? `/pruebas/${slug}` : null),
  product: ({ slug }: Found<'products'>): string | null => (slug ? `/productos/${slug}` : null),
  article: ({ slug }: Found<'articles'>): string => postPath(slug),
};
