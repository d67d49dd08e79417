/** A part of a long list with a name of its own: a letter, a province. */
export type Section<T> = {
  /** Fit for an id and an address. */
  key: string;
  name: string;
  members: T[];
};

export type SectionPage<T> = {
  /** Counted from 1. */
  number: number;
  /** How many pages there are. */
  count: number;
  /** How many records there are on all of them. */
  total: number;
  /** Those of this page, cut to it. */
  sections: Section<T>[];
  /** Every section, with the page it begins on. */
  starts: { key: string; name: string; number: number }[];
};

/** One page of a list in sections; null when there is no such page. The first one is there without records too. */
export function sectionPage<T>(sections: Section<T>[], number: number, size: number): SectionPage<T> | null {
  const starts: SectionPage<T>['starts'] = [];
  const shown: Section<T>[] = [];
  const [from, to] = [(number - 1) * size, number * size];
  let total = 0;
  for (const { key, name, members } of sections) {
    starts.push({ key, name, number: Math.floor(total / size) + 1 });
    const cut = members.slice(Math.max(0, from - total), Math.max(0, to - total));
    if (cut.length > 0) shown.push({ key, name, members: cut });
    total += members.length;
  }
  const count = Math.max(1, Math.ceil(total / size));
  if (!Number.isInteger(number) || number < 1 || number > count) return null;
  return { number, count, total, sections: shown, starts };
}

/** Records under the first letter of their name, accents aside, in the order given; other signs share the section '#'. */
export function byLetter<T extends { name: string }>(records: T[]): Section<T>[] {
  const sections = new Map<string, Section<T>>();
  for (const record of records) {
    const [first = ''] = record.name.normalize('NFD').toUpperCase();
    const name = /^[A-Z]$/.test(first) ? first : '#';
    const section = sections.get(name) ?? { key: name === '#' ? '0' : name.toLowerCase(), name, members: [] };
    section.members.push(record);
    sections.set(name, section);
  }
  return [...sections.values()];
}
