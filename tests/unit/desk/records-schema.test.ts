import { describe, expect, it } from 'vitest';
import { EDITABLES, type Editable, isHtml, isTranslated } from '@/backend/editing/editable';
import { MESSAGES } from '@/desk/src/messages/all';
import { type Field, LISTS } from '@/desk/src/records/schema';

const PLAIN: Record<string, Field['kind']> = {
  'flag!': 'flag',
  flag: 'flag',
  integer: 'integer',
  decimal: 'decimal',
  'moment!': 'moment',
};

/** Every written field of a list, as defined by the backend. */
const writable = (list: Editable): string[] => [
  ...list.columns.map(([name, kind]) => {
    if (isTranslated(list, name)) return `${name} ${isHtml(list, name) ? 'html' : 'texts'}`;
    return `${name} ${PLAIN[kind] ?? 'text'}`;
  }),
  ...list.pictures.map((name) => `${name} picture`),
  ...list.links.map(({ target }) => `${target} relation`),
];
/** A slug, a word list, an article's HTML, and file and focus of a picture are texts in the store. */
const STORED: Partial<Record<Field['kind'], string>> = {
  slug: 'text',
  choice: 'text',
  rich: 'text',
  file: 'text',
  focus: 'text',
};

describe('the fields of editors at the desk', () => {
  it('match every list of the backend', () => {
    expect(Object.keys(LISTS).toSorted()).toEqual(EDITABLES.map(({ name }) => name).toSorted());
  });

  it.each(EDITABLES.map((list) => [list.name, list] as const))('are all there is to write of %s', (name, list) => {
    const { fields = [], slug, title } = LISTS[name] ?? {};
    const seen = fields.map((field) => `${field.name} ${STORED[field.kind] ?? field.kind}`);
    expect(seen.toSorted()).toEqual(writable(list).toSorted());
    expect([title, slug]).toEqual([list.title ?? 'id', list.slug]);
  });

  it('have a name in every language', () => {
    const names = Object.values(LISTS).flatMap(({ fields }) => fields.map(({ name }) => name));
    for (const { desk } of Object.values(MESSAGES))
      expect([...new Set(names)].filter((name) => !(name in desk.content.fields))).toEqual([]);
  });
});
