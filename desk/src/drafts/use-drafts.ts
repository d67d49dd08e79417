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
 * Does something with a draft, once at a time, says what came of it, and reads the drafts again. Answers whether it was done;
 * work that answers false was not, and has said why itself.
 */
export function useDraftAct() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const isBusy = useRef(false); // a button that is disabled meanwhile would lose the focus
  return async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    const isDone = await work().then(
      (answer) => answer !== false,
      (error: unknown) => {
        notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
        return false;
      },
    );
    if (isDone) notify(translate(`desk.content.drafts.${done}`), { type: 'success' });
    await queries.invalidateQueries({ queryKey: DRAFTS });
    isBusy.current = false;
    return isDone;
  };
}
