/** A change that is kept and not published (docs/contract.md#previews); `registro` is null for a new record. */
export type Draft = {
  id: number;
  recurso: string;
  registro: number | null;
  nombre: string;
  campos: string[];
  cambios: Record<string, unknown>;
  /** The values of the record when the change was made; null where nobody said. */
  leidos: Record<string, unknown> | null;
  autor: string;
  /** ISO. */
  guardado: string;
  /** When it is published, ISO; null when that is not planned. */
  publicar: string | null;
  /** Why its planned publication failed, by field; `campo` is null when the record is gone. */
  fallo: { campo: string | null; mensaje: string }[] | null;
};

/** The lists whose drafts can be seen on a page. */
const SEEN = [
  ...['centromedicos', 'especialidads', 'medicos', 'pruebas', 'productos', 'paginas', 'posts'],
  ...['banners', 'bloques', 'configuracions'],
];

export const hasPage = (list: string): boolean => SEEN.includes(list);

/** Of pictures there are no drafts. */
export const hasDrafts = (list: string): boolean => list !== 'media_objects';

/** Where a draft is edited. */
export const draftPath = ({ recurso, registro, id }: Draft): string =>
  `/contenido/${recurso}/${registro ?? 'nuevo'}?borrador=${id}`;
