import { useCallback, useEffect, useState } from 'react';
import { useLocaleState, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Refusal, requestRecord } from '../api';
import { type Unsent, useStoreUnsent } from '../form-draft';
import { refusalText } from '../refusal-text';
import { useSend } from '../send-dialog';
import { useTranslate } from '../use-translate';
import type { CatalogueRecord, Typed, UnsentRecord } from './record-wire';
import { unpublishedMessage } from './saved-text';
import { useMergedDraft } from './use-merged-draft';

type Options = {
  name: string;
  /** Identifies the stored unsent values of this form. */
  subject: string;
  /** The values typed before the page was left, or null. */
  unsent: Unsent<UnsentRecord> | null;
  /** The record last read, with its entity tag; null for a new one. */
  record: CatalogueRecord | null;
  tag: string | null;
  /** Refetches the record and keeps the typed values. Resolves to the error, or null. */
  read: () => Promise<Error | null>;
};

/** The state of a record's form. Typed values are saved to the record or to its draft. */
export function useRecordForm({ name, subject, unsent, record, tag, read }: Options) {
  const [typed, setTyped] = useState<Typed>(unsent?.data.typed ?? {});
  const [restored, setRestored] = useState(unsent);
  const [version, setVersion] = useState(0);
  const [isKeeping, setIsKeeping] = useState(false);
  const take = useCallback((values: Typed) => {
    setTyped(values);
    setVersion((before) => before + 1); // mounts the fields with typed values again
  }, []);
  const { draft, merging } = useMergedDraft({ name, record, typed, take, unsent: unsent?.data ?? null });
  const [leaving, setLeaving] = useLeaving(); // after the draft, whose effect removes its id from the address
  const isDirty = Object.keys(typed).length > 0 && !draft.isKept;
  const discard = useStoreUnsent({ form: 'ficha', subject }, isDirty ? unsentOf(typed, record, draft) : null);
  const store = useStore({ name, record, tag });
  const save = async () => {
    const { id } = await store(typed);
    if (!record) setLeaving(`/contenido/${name}/${id}`);
    take({});
    draft.leave();
    await read();
  };
  const sending = useSend(async () => {
    if (merging.isUndecided) throw new Refusal('undecided', 0);
    await (draft.isOpen || isKeeping ? draft.keep() : save());
    setRestored(null);
    merging.forget();
  });
  const reading = useReadAgain({ see: draft.see, read, refusal: sending.refusal });
  return {
    ...{ ...sending, ...reading, typed, version, draft, leaving, setLeaving, setIsKeeping, isDirty, restored, discard },
    type: (field: string, value: unknown) => setTyped((before) => ({ ...before, [field]: value })),
    /** Resets to the values last read, or to the draft last saved. */
    undo: () => {
      merging.forget();
      setRestored(null);
      if (draft.isOpen && draft.draft) draft.open(draft.draft, {});
      else take({});
    },
    merging,
    /** Called when the draft no longer exists. `published` is the id of its record, or null if it was discarded. */
    onRemoved: (published: number | null) => {
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

type Reading = Pick<Options, 'read'> & { see: () => void; refusal: Refusal | null };

/**
 * Returns a function that refetches the values and merges them with the typed ones, and the refusal of the last save,
 * which is null after that.
 */
function useReadAgain({ see, read, refusal }: Reading) {
  const translate = useTranslate();
  const notify = useNotify();
  const [answered, setAnswered] = useState<Refusal | null>(null);
  const readAgain = async () => {
    see();
    const error = await read();
    if (!error) return setAnswered(refusal);
    notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
  };
  return { readAgain, refusal: refusal === answered ? null : refusal };
}

type Edited = { isOpen: boolean; over: Omit<UnsentRecord, 'typed'> };

/** Returns the values to store until they are sent, with the draft, or the record's values that they replaced. */
function unsentOf(typed: Typed, record: CatalogueRecord | null, { isOpen, over }: Edited): UnsentRecord {
  if (isOpen) return { typed, ...over };
  const base = record ? Object.fromEntries(Object.keys(typed).map((field) => [field, record[field] ?? null])) : {};
  return { typed, base, borrador: over.borrador, guardado: '' };
}

/** Navigates to an address after the form was rendered without its prompt. Null until then. */
function useLeaving() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<string | null>(null);
  useEffect(() => {
    if (leaving) navigate(leaving);
  }, [leaving, navigate]);
  return [leaving, setLeaving] as const;
}

/** Returns a function that saves the typed values, announces when visitors will see them, and returns the record. */
function useStore({ name, record, tag }: Pick<Options, 'name' | 'record' | 'tag'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  return async (typed: Typed): Promise<CatalogueRecord> => {
    const { answer } = record
      ? await requestRecord<CatalogueRecord>('PUT', `/${name}/${record.id}`, typed, tag)
      : await requestRecord<CatalogueRecord>('POST', `/${name}`, typed);
    const later = unpublishedMessage(name, answer, new Date(), locale);
    notify(translate(later?.key ?? 'desk.content.form.saved', later?.options), { type: 'success' });
    return answer;
  };
}
