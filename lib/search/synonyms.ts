import type { SearchKind } from '../domain/search';
import { isStopToken, stemOf, tokensOf } from './tokens';

/** Visitors' words and their targets: addresses without prefix, or "=palabra" for records named with this word. */
export type SynonymEntry = { words: string[]; leads: string[] };

/** The kinds a word of a name may stand for; doctors and clinics are matched by name only. */
const NAMED: readonly SearchKind[] = ['speciality', 'test', 'product', 'page'];
const MAX_PER_STEM = 200;
const MAX_PER_LEAD = 3;

type Named = { record: number; length: number };

/** Records by the stems of their names: a synonym "=palabra" leads to the records with that word in their name. */
export type LeadStems = {
  note(record: number, kind: SearchKind, words: { stem: string }[]): void;
  /** The records with all these stems in their names, the shortest names first. */
  having(stems: string[]): number[];
};

/** Prepares the leads of these synonyms. */
export function prepareLeads(entries: SynonymEntry[]): LeadStems {
  const found = new Map<string, Named[]>();
  for (const { leads } of entries) for (const lead of leads) for (const stem of stemsOf(lead)) found.set(stem, []);
  return {
    note: (record, kind, words) => {
      if (!NAMED.includes(kind)) return;
      for (const { stem } of words) {
        const list = found.get(stem);
        if (list && list.length < MAX_PER_STEM) list.push({ record, length: words.length });
      }
    },
    having: (stems) => {
      const [first = [], ...others] = stems.map((stem) => found.get(stem) ?? []);
      return first
        .filter(({ record }) => others.every((list) => list.some((one) => one.record === record)))
        .toSorted((a, b) => a.length - b.length)
        .map(({ record }) => record);
    },
  };
}

const stemsOf = (lead: string): string[] =>
  lead.startsWith('=')
    ? tokensOf(lead.slice(1))
        .filter((word) => !isStopToken(word))
        .map(stemOf)
    : [];

/** The words of the entries by target record; words in names are used if no address has a target. */
export function* resolveSynonyms(
  entries: SynonymEntry[],
  byAddress: Map<string, number>,
  wanted: LeadStems,
): Generator<{ record: number; text: string; order: number }> {
  for (const { words, leads } of entries) {
    const addressed = leads.flatMap((lead) => byAddress.get(lead) ?? []);
    const records =
      addressed.length > 0 ? addressed : leads.flatMap((lead) => wanted.having(stemsOf(lead))).slice(0, MAX_PER_LEAD);
    for (const [order, record] of [...new Set(records)].entries())
      for (const text of words) yield { record, text, order };
  }
}
