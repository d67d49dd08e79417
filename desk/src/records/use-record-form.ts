import { useCallback, useEffect, useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { askRecord, Refusal } from '../api';
import type { Draft } from '../drafts/wire';
import { moment } from '../format';
import { refusalText } from '../refusal-text';
import { useSend } from '../use-send';
import { isSame } from './merge';
import { notSeenYet } from './saved-text';
import { useConflicts } from './use-conflicts';
import { useRecordDraft } from './use-record-draft';
import type { CatalogueRecord } from './wire';

type Typed = Record<string, unknown>;

type Options = {
  name: string;
  /** As it was read, with its entity tag; null for a new one. */
  record: CatalogueRecord | null;
  tag: string | null;
  /** Reads the record again and keeps the typed values. Resolves to the error, or null. */
  read: () => Promise<Error | null>;
};

/** What is typed into the form of a record, and where it goes: into the record or into its draft. */
export function useRecordForm({ name, record, tag, read }: Options) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>({});
  const [version, setVersion] = useState(0);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [isKeeping, setIsKeeping] = useState(false);
  const take = useCallback((values: Typed) => {
    setTyped(values);
    setVersion((before) => before + 1); // fields that hold what was typed begin anew
  }, []);
  const merging = useConflicts({ record, typed, take });
  const byOf = ({ autor, guardado }: Draft) => ({ who: autor, at: moment(guardado, locale) });
  /** Puts the values of a draft into the form, merged with values typed `beside` it or with a record that has changed since. */
  const show = (one: Draft, own: Typed, beside: Typed) => {
    if (Object.keys(beside).length > 0)
      merging.rebase({ before: { ...record }, theirs: { ...record, ...own }, own: beside, by: byOf(one) });
    else if (record && isStale(one, record))
      merging.rebase({ before: { ...record, ...one.leidos }, theirs: record, own });
    else take(own);
  };
  const draft = useRecordDraft({ name, record, typed, show });
  const [answered, setAnswered] = useState<Refusal | null>(null);
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
  const sending = useSend(async () => {
    if (merging.isUndecided) throw new Refusal('undecided', 0);
    await (draft.isOpen || isKeeping ? draft.keep() : save());
    merging.forget();
  });
  useEffect(() => {
    if (leaving) navigate(leaving);
  }, [leaving, navigate]);
  return {
    ...{ ...sending, typed, version, draft, leaving, setLeaving, setIsKeeping },
    isDirty: Object.keys(typed).length > 0 && !draft.isKept,
    type: (field: string, value: unknown) => setTyped((before) => ({ ...before, [field]: value })),
    /** Back to what was read, of a draft to what was kept. */
    undo: () => {
      merging.forget();
      if (draft.isOpen && draft.draft) draft.open(draft.draft, {});
      else take({});
    },
    merging,
    /** The refusal of the last save; null once the current values were read. */
    refusal: sending.refusal === answered ? null : sending.refusal,
    /** Reads the current values and merges them with the typed ones. */
    readAgain: async () => {
      const changed = draft.see();
      if (changed) {
        const { before, now, saved } = changed;
        merging.rebase({
          before: { ...record, ...before },
          theirs: { ...record, ...now },
          own: typed,
          by: byOf(saved),
        });
      }
      const error = await read();
      if (!error) return setAnswered(sending.refusal);
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
    },
    /** The draft is gone; `published`: the id of its record, null when it was thrown away. */
    onGone: (published: number | null) => {
      draft.leave();
      // The typed values belong to the draft only while it is open.
      if (draft.isOpen) {
        merging.forget();
        take({});
      }
      if (published !== null && !record) setLeaving(`/contenido/${name}/${published}`);
      else void read();
    },
  };
}

/** True when somebody has changed a field of the draft in the record since its author read it. */
const isStale = ({ cambios, leidos }: Draft, record: CatalogueRecord): boolean =>
  leidos !== null && Object.keys(cambios).some((field) => field in leidos && !isSame(leidos[field], record[field]));
