import { doctorPath } from '../domain/doctor';
import { postPath } from '../domain/post';
import { recordPath } from '../domain/record-path';
import type { SearchResults, SearchView } from '../domain/search';
import { withQuery } from './links';

/** The results page without language prefix, for a search text and a view; 'todo' and an empty text are omitted. */
export const resultsPath = (text: string, view: SearchView = 'todo'): string =>
  withQuery('/resultados-busqueda', { q: text, ver: view !== 'todo' && view });

type Found<K extends 'specialities' | 'doctors' | 'clinics' | 'tests' | 'products' | 'articles'> =
  SearchResults[K][number];

/** The target of each kind of result, without language prefix (M79). Null: it has no page and is plain text. */
export const resultPaths = {
  speciality: (speciality: Found<'specialities'>): string | null => recordPath('especialidades', speciality),
  doctor: (doctor: Found<'doctors'>): string => doctorPath(doctor),
  clinic: (clinic: Found<'clinics'>): string | null => recordPath('clinicas', clinic),
  associated: '/clinicas/centros-asociados',
  test: (test: Found<'tests'>): string | null => recordPath('pruebas', test),
  product: (product: Found<'products'>): string | null => recordPath('productos', product),
  article: ({ slug }: Found<'articles'>): string => postPath(slug),
};
