import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { askCatalogue, Refusal } from '../api';
import { refusalText } from '../refusal-text';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';

/** A change that is kept and not published (docs/contract.md#previews); `registro` is null for a new record. */
export type Draft = {
  id: number;
  recurso: string;
  registro: number | null;
  nombre: string;
  campos: string[];
  cambios: Record<string, unknown>;
  /** The values of the record when the change was made, or null when they are unknown. */
  leidos: Record<string, unknown> | null;
  autor: string;
  /** ISO. */
  guardado: string;
  /** Planned time of publication, ISO, or null. */
  publicar: string | null;
  /** Why its planned publication failed, by field; `campo` is null when the record is gone. */
  fallo: { campo: string | null; mensaje: string }[] | null;
};

/** The lists whose drafts have a preview. */
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

/** The key all drafts are held under. */
export const DRAFTS = ['borradores'];

/** Reads all drafts, the one saved last first. Undefined until they arrive. */
export const useDrafts = (isWanted = true) =>
  useQuery({
    queryKey: DRAFTS,
    queryFn: async () => (await askCatalogue<{ borradores: Draft[] }>('GET', '/borradores')).borradores,
    enabled: isWanted,
    retry: false,
  });

/**
 * Returns a function that runs work on a draft, one at a time, announces the result, reads the drafts again, and
 * returns whether the work was done. Work returns false when it was not done and has said why, or a text to announce.
 */
export function useDraftAct() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const isBusy = useRef(false); // a ref, because disabling the button would lose the focus
  return async (work: () => Promise<unknown>, done: KeyIn<'desk.content.drafts'>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    const result = await work().catch((error: unknown) => {
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
      return false;
    });
    const isDone = result !== false;
    const said = typeof result === 'string' ? result : translate(`desk.content.drafts.${done}`);
    if (isDone) notify(said, { type: 'success' });
    await queries.invalidateQueries({ queryKey: DRAFTS });
    isBusy.current = false;
    return isDone;
  };
}
