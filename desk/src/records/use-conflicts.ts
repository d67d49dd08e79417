import { useEffect, useRef, useState } from 'react';
import { differingFrom, type FieldConflict, isSame, merge, partOf, withPart } from './merge';
import type { CatalogueRecord, Typed } from './record-wire';

/** Author and time of a saved value, as displayed. */
type SavedBy = { who: string; at: string };

export type OpenConflict = FieldConflict & {
  /** Null if the history of the record names the author. */
  by: SavedBy | null;
  /** The chosen value; null until the user chooses. */
  choice: 'mine' | 'theirs' | null;
};

type Rebase = {
  before: Typed;
  theirs: Typed;
  own: Typed;
  /** The author of `theirs`; null when the history of the record names the author. */
  by?: SavedBy | null;
};

type Options = {
  /** The record last read; null for a new one. */
  record: CatalogueRecord | null;
  typed: Typed;
  /** Puts values into the form. */
  take: (typed: Typed) => void;
};

/**
 * Conflicts between the typed values and those saved by others. They are detected whenever the record is read again and
 * resolved one by one. `isMerged` is true if the changes of others caused no conflict.
 */
export function useConflicts({ record, typed, take }: Options) {
  const [conflicts, setConflicts] = useState<OpenConflict[]>([]);
  const [isMerged, setIsMerged] = useState(false);
  const base = useRef(record);

  /** Merges `theirs` with `own`, both based on `before`, and puts the result into the form. */
  const rebase = ({ before, theirs, own, by = null }: Rebase) => {
    const names = [...new Set([...Object.keys(own), ...Object.keys(theirs)])];
    const merged = merge(names, { base: before, theirs, mine: { ...before, ...own } });
    const open = conflicts.filter((one) => isSame(partOf(before, one), partOf(theirs, one)));
    const all = [...open, ...merged.conflicts.map((one) => ({ ...one, by, choice: null }))];
    take(differingFrom({ ...record }, merged.values));
    setConflicts(all);
    setIsMerged(all.length === 0);
  };
  useEffect(() => {
    const before = base.current;
    base.current = record;
    if (before && record && before !== record && Object.keys(typed).length > 0)
      rebase({ before, theirs: record, own: typed });
  });

  const choose = (chosen: OpenConflict, choice: 'mine' | 'theirs') => {
    // Keeps values typed since then, so that switching the choice loses none.
    const mine = chosen.choice === 'theirs' ? chosen.mine : partOf({ ...record, ...typed }, chosen);
    setConflicts(conflicts.map((one) => (one === chosen ? { ...one, mine, choice } : one)));
    const start = { [chosen.field]: record?.[chosen.field], ...typed };
    take(differingFrom({ ...record }, withPart(start, chosen, choice === 'mine' ? mine : chosen.theirs)));
  };
  const forget = () => {
    setConflicts([]);
    setIsMerged(false);
  };
  return { conflicts, isMerged, isUndecided: conflicts.some(({ choice }) => choice === null), rebase, choose, forget };
}
