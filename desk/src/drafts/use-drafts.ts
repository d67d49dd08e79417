import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { askCatalogue, Refusal } from '../api';
import { refusalText } from '../refusal-text';
import type { Draft } from './wire';

/** The key all drafts are held under. */
export const DRAFTS = ['borradores'];

/** Every draft, the one saved last first; undefined until they were read. */
export const useDrafts = (isWanted = true) =>
  useQuery({
    queryKey: DRAFTS,
    queryFn: async () => (await askCatalogue<{ borradores: Draft[] }>('GET', '/borradores')).borradores,
    enabled: isWanted,
    retry: false,
  });

/**
 * Returns a function that runs work on a draft, one at a time, announces the result, and reads the drafts again. It returns
 * whether the work was done. Work that returns false was not done and has said why itself; a text it returns is said.
 */
export function useDraftAct() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const isBusy = useRef(false); // a button that is disabled meanwhile would lose the focus
  return async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
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
