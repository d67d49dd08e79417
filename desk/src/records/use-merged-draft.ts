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
  /** The values typed before the page was left, with which the form starts, or null. */
  unsent: UnsentRecord | null;
};

/** The draft of a record, merged with the typed values and with the changes of others. */
export function useMergedDraft({ name, record, typed, take, unsent }: Options) {
  const [locale] = useLocaleState();
  const merging = useConflicts({ record, typed, take });
  const byOf = ({ autor, guardado }: Draft) => ({ who: autor, at: moment(guardado, locale) });
  /**
   * Puts the values of a draft into the form, merged with values that were typed `beside` it or with a changed record.
   */
  const show = (one: Draft, own: Typed, beside: Typed) => {
    if (Object.keys(beside).length > 0)
      merging.rebase({ before: { ...record }, theirs: { ...record, ...own }, own: beside, by: byOf(one) });
    else if (record && isStale(one, record))
      merging.rebase({ before: { ...record, ...one.leidos }, theirs: record, own });
    else take(own);
  };
  const draft = useRecordDraft({ name, record, typed, show, unsent });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the record that the form started with
  useEffect(() => {
    if (!unsent || unsent.borrador > 0 || !record) return;
    const { base, typed: own } = unsent;
    if (Object.keys(base).some((field) => !isSame(base[field], record[field])))
      merging.rebase({ before: { ...record, ...base }, theirs: record, own });
  }, []);
  /** Merges the draft as saved by a colleague with the typed values. */
  const see = () => {
    const changed = draft.see();
    if (!changed) return;
    const { before, now, saved } = changed;
    merging.rebase({ before: { ...record, ...before }, theirs: { ...record, ...now }, own: typed, by: byOf(saved) });
  };
  return { draft: { ...draft, see }, merging };
}

/** True if the record's value of a field in the draft has changed since its author read it. */
const isStale = ({ cambios, leidos }: Draft, record: CatalogueRecord): boolean =>
  leidos !== null && Object.keys(cambios).some((field) => field in leidos && !isSame(leidos[field], record[field]));
