import { useCallback, useEffect, useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { askRecord } from '../api';
import { useSend } from '../use-send';
import { notSeenYet } from './saved-text';
import { useRecordDraft } from './use-record-draft';
import type { CatalogueRecord } from './wire';

type Options = {
  name: string;
  /** As it was read, with its entity tag; null for a new one. */
  record: CatalogueRecord | null;
  tag: string | null;
  /** Reads it again; what was typed stays. */
  read: () => unknown;
};

/** What is typed into the form of a record, and where it goes: into the record or into its draft. */
export function useRecordForm({ name, record, tag, read }: Options) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const [version, setVersion] = useState(0);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [isKeeping, setIsKeeping] = useState(false);
  const take = useCallback((values: Record<string, unknown>) => {
    setTyped(values);
    setVersion((before) => before + 1); // fields that hold what was typed begin anew
  }, []);
  const draft = useRecordDraft({ name, record, typed, take });
  const save = async () => {
    const { answer } = record
      ? await askRecord<CatalogueRecord>('PUT', `/${name}/${record.id}`, typed, tag)
      : await askRecord<CatalogueRecord>('POST', `/${name}`, typed);
    if (!record) setLeaving(`/contenido/${name}/${answer.id}`);
    const { key, options } = notSeenYet(name, answer, new Date(), locale) ?? { key: 'desk.content.form.saved' };
    notify(translate(key, options), { type: 'success' });
    take({});
    draft.leave();
    await read();
  };
  const sending = useSend(() => (draft.isOpen || isKeeping ? draft.keep() : save()));
  useEffect(() => {
    if (leaving) navigate(leaving);
  }, [leaving, navigate]);
  return {
    ...{ ...sending, typed, version, draft, leaving, setLeaving, setIsKeeping },
    isDirty: Object.keys(typed).length > 0 && !draft.isKept,
    type: (field: string, value: unknown) => setTyped((before) => ({ ...before, [field]: value })),
    /** Back to what was read, of a draft to what was kept. */
    undo: () => (draft.isOpen && draft.draft ? draft.open(draft.draft) : take({})),
    /** Reads what somebody else has saved; what was typed stays. */
    readAgain: () => {
      draft.see();
      void read();
    },
    /** The draft is gone; `published`: the id of its record, null when it was thrown away. */
    onGone: (published: number | null) => {
      draft.leave();
      if (draft.isOpen) take({}); // of one that is not open, what is typed is another change
      if (published !== null && !record) setLeaving(`/contenido/${name}/${published}`);
      else void read();
    },
  };
}
