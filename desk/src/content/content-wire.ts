import { CATALOGUE, descriptionOf } from '@clinic/contract/catalogue/catalogue';
import { pageOfRecord } from '@clinic/contract/record-addresses';

// Responses of the calls of the writable catalogue, under their API names (docs/contract.md#writing).

/** A problem for editors to fix. `campo` is null when it concerns the whole record; `detalle` may be ''. */
export type Problem = {
  regla: string;
  recurso: string;
  id: number;
  nombre: string;
  campo: string | null;
  idiomas: string[];
  detalle: string;
};

/** Problems, of each rule so many, and how many there are by rule. */
export type Review = { problemas: Problem[]; totales: Record<string, number> };

/** An old slug and the current slug of its record; `registro` is the record's IRI. */
export type Redirect = { recurso: string; urlseo: string; destino: string; registro: string };

/** A deletion; it can be undone while `recuperable`. */
export type Deletion = {
  id: number;
  hora: string;
  quien: string;
  recurso: string;
  registro: number;
  nombre: string | Record<string, string> | null;
  recuperable: boolean;
};

/** The lists whose records have addresses on the site. */
export const ADDRESSED = Object.keys(CATALOGUE).filter((list) => descriptionOf(list)?.page?.endsWith('/:slug'));

/** The path of a record's page on the site. */
export const pathOf = (list: string, slug: string): string => pageOfRecord(list, { slug }) ?? `/${slug}`;
