import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';
import type { Draft } from '../drafts/use-drafts';
import { moment } from '../format';
import { isSame } from './merge';
import type { CatalogueRecord, Typed, UnsentRecord } from './record-wire';
import { useConflicts } from './use-conflicts';
import { useRecordDraft } from './use-record-draft';

type Options = {
  name: string;
  record: CatalogueRecord | null;
  typed: Typed;
  take: (typed: Typed) => void;
  /** The values typed before the page was left, which the form starts with, or null. */
  unsent: UnsentRecord | null;
};

/** The draft of a record, whose values are merged with the typed ones and with others' changes. */
export function useMergedDraft({ name, record, typed, take, unsent }: Options) {
  const [locale] = useLocaleState();
  const merging = useConflicts({ record, typed, take });
  const byOf = ({ autor, guardado }: Draft) => ({ who: autor, at: moment(guardado, locale) });
  /** Puts the values of a draft into the form, merged with values typed `beside` it or with a changed record. */
  const show = (one: Draft, own: Typed, beside: Typed) => {
    if (Object.keys(beside).length > 0)
      merging.rebase({ before: { ...record }, theirs: { ...record, ...own }, own: beside, by: byOf(one) });
    else if (record && isStale(one, record))
      merging.rebase({ before: { ...record, ...one.leidos }, theirs: record, own });
    else take(own);
  };
  const draft = useRecordDraft({ name, record, typed, show, unsent });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over the record as the form found it
  useEffect(() => {
    if (!unsent || unsent.borrador > 0 || !record) return;
    const { base, typed: own } = unsent;
    if (Object.keys(base).some((field) => !isSame(base[field], record[field])))
      merging.rebase({ before: { ...record, ...base }, theirs: record, own });
  }, []);
  /** Merges the open draft as a colleague has saved it with the typed values. */
  const see = () => {
    const changed = draft.see();
    if (!changed) return;
    const { before, now, saved } = changed;
    merging.rebase({ before: { ...record, ...before }, theirs: { ...record, ...now }, own: typed, by: byOf(saved) });
  };
  return { draft: { ...draft, see }, merging };
}

/** True when somebody has changed a field of the draft in the record since its author read it. */
const isStale = ({ cambios, leidos }: Draft, record: CatalogueRecord): boolean =>
  leidos !== null && Object.keys(cambios).some((field) => field in leidos && !isSame(leidos[field], record[field]));
