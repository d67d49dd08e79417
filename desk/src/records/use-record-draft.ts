import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { requestRecord } from '../api';
import { overRecord } from '../drafts/over-record';
import { DRAFTS, type Draft, hasDrafts, useDrafts } from '../drafts/use-drafts';
import { useTranslate } from '../use-translate';
import type { CatalogueRecord, Typed, UnsentRecord } from './record-wire';

type Options = {
  name: string;
  record: CatalogueRecord | null;
  typed: Typed;
  /** Puts the values of a draft into the form, merged with values that were typed before it was opened. */
  show: (draft: Draft, values: Typed, beside: Typed) => void;
  /** The values typed into a draft before the page was left, or null. */
  unsent: UnsentRecord | null;
};

/**
 * The draft of the edited record, or null. `isOpen`: the form edits the draft. `isRemoved`: somebody else published or
 * discarded it. `keep` saves the typed values as the draft and throws a Refusal. `isKept`: nothing was typed since.
 */
export function useRecordDraft({ name, record, typed, show, unsent }: Options) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<Open>({
    id: Number(search.get(DRAFT_ADDRESS)),
    values: unsent?.borrador ? unsent.base : null,
    savedAt: unsent?.guardado ?? '',
  });
  const { data: drafts = [], isSuccess } = useDrafts(hasDrafts(name));
  const isOfRecord = (one: Draft) => (record ? one.recurso === name && one.registro === record.id : one.id === open.id);
  const draft = drafts.find(isOfRecord) ?? null;
  const isOpen = draft !== null && draft.id === open.id;
  const openDraft = (one: Draft, beside: Typed) => {
    const values = overRecord(record, one.cambios);
    setOpen({ id: one.id, values, savedAt: one.guardado });
    show(one, values, beside);
  };
  // Opened by the address of a draft.
  useEffect(() => {
    if (isOpen && open.values === null) openDraft(draft, {});
  });
  const isKept = isOpen && open.values === typed;
  useAddress(open.id, isKept || open.id === 0);

  const keep = async () => {
    try {
      const leidos = record && Object.fromEntries(Object.keys(typed).map((field) => [field, record[field] ?? null]));
      const made = { recurso: name, registro: record?.id ?? null, cambios: typed, leidos };
      const { answer } = isOpen
        ? await requestRecord<Draft>('PUT', `/borradores/${draft.id}`, { cambios: typed, leidos }, `"${open.savedAt}"`)
        : await requestRecord<Draft>('POST', '/borradores', made);
      queries.setQueryData<Draft[]>(DRAFTS, (before = []) => [answer, ...before.filter(({ id }) => id !== answer.id)]);
      setOpen({ id: answer.id, values: typed, savedAt: answer.guardado });
      notify(translate('desk.content.drafts.stored'), { type: 'success' });
    } finally {
      await queries.invalidateQueries({ queryKey: DRAFTS }); // after a refusal the draft may be gone
    }
  };
  return {
    ...{ draft, isOpen, isKept, keep, open: openDraft },
    /** The open draft, stored with the unsent values. */
    over: { borrador: open.id, base: open.values ?? {}, guardado: open.savedAt },
    isRemoved: isSuccess && open.id > 0 && !isOpen,
    /** False until the drafts were read: a colleague may have one. */
    mayKeep: isSuccess && (draft === null || isOpen),
    leave: () => setOpen(NONE),
    /**
     * Returns the open draft with its values before and after a colleague saved it, or null. The next save replaces it,
     * so the caller must merge both first.
     */
    see: () => {
      if (!isOpen || open.values === null || open.savedAt === draft.guardado) return null;
      const now = overRecord(record, draft.cambios);
      setOpen({ id: draft.id, values: now, savedAt: draft.guardado });
      return { before: open.values, now, saved: draft };
    },
  };
}

/** The open draft: its id (0 if none), the values last saved (null while loading), and when they were saved. */
type Open = { id: number; values: Typed | null; savedAt: string };
const NONE: Open = { id: 0, values: null, savedAt: '' };

/** Query parameter with the id of the open draft. */
export const DRAFT_ADDRESS = 'borrador';

/** Keeps the id of the open draft in the address, so that a reload opens it again; 0 removes it. */
function useAddress(openId: number, mayMove: boolean): void {
  const [search, setSearch] = useSearchParams();
  const named = search.get(DRAFT_ADDRESS) ?? '';
  const wanted = openId > 0 ? String(openId) : '';
  useEffect(() => {
    if (mayMove && named !== wanted) setSearch(wanted ? { [DRAFT_ADDRESS]: wanted } : {}, { replace: true });
  }, [mayMove, named, wanted, setSearch]);
}
