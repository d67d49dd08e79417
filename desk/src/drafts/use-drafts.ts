import { descriptionOf } from '@clinic/contract/catalogue/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { Refusal, requestCatalogue } from '../api';
import { refusalText } from '../refusal-text';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';

/** A saved change that is not published (docs/contract.md#previews); `registro` is null for a new record. */
export type Draft = {
  id: number;
  recurso: string;
  registro: number | null;
  nombre: string;
  campos: string[];
  cambios: Record<string, unknown>;
  /** The values of the record when the change was made; null if unknown. */
  leidos: Record<string, unknown> | null;
  autor: string;
  /** ISO date and time. */
  guardado: string;
  /** Planned time of publication, an ISO date and time, or null. */
  publicar: string | null;
  /** Why the planned publication failed, by field; `campo` is null if the record no longer exists. */
  fallo: { campo: string | null; mensaje: string }[] | null;
};

/** True for a list whose drafts have a preview. */
export const hasPage = (list: string): boolean => descriptionOf(list)?.page !== undefined;

/** Pictures have no drafts. */
export const hasDrafts = (list: string): boolean => list !== 'media_objects';

/** The address where a draft is edited. */
export const draftPath = ({ recurso, registro, id }: Draft): string =>
  `/contenido/${recurso}/${registro ?? 'nuevo'}?borrador=${id}`;

/** Query key of all drafts. */
export const DRAFTS = ['borradores'];

/** Reads all drafts, most recently saved first. Undefined until they arrive. */
export const useDrafts = (isWanted = true) =>
  useQuery({
    queryKey: DRAFTS,
    queryFn: async () => (await requestCatalogue<{ borradores: Draft[] }>('GET', '/borradores')).borradores,
    enabled: isWanted,
    retry: false,
  });

/**
 * Returns a function that runs an action on a draft, one at a time, announces the result, refetches the drafts, and
 * returns whether the action succeeded. An action returns a text to announce, or false if it failed and has message why.
 */
export function useDraftAction() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const isBusy = useRef(false); // a ref, because a disabled button would lose the focus
  return async (run: () => Promise<unknown>, done: KeyIn<'desk.content.drafts'>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    const result = await run().catch((error: unknown) => {
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
      return false;
    });
    const isDone = result !== false;
    const message = typeof result === 'string' ? result : translate(`desk.content.drafts.${done}`);
    if (isDone) notify(message, { type: 'success' });
    await queries.invalidateQueries({ queryKey: DRAFTS });
    isBusy.current = false;
    return isDone;
  };
}
