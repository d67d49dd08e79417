import { describe, expect, it } from 'vitest';
import type { TableName } from '#catalogue/tables';
import { editableOf } from '#editing/editable';
import { parseRecord } from '#editing/parse';
import { InvalidRecord, violationText } from '#editing/violations';
import { fieldSchemas } from '#seed/validate';
import corpus from '../../../tests/fixtures/spellings/slugs.json';

/** Saves a slug in a record with another one; returns the stored slug or the refusal. */
function save(name: string, written: string, before = 'antes') {
  const list = editableOf(name);
  if (!list?.slug) throw new Error(`${name} has no slug`);
  try {
    return parseRecord(list, { [list.slug]: written }, { id: 1, [list.slug]: before }, 'es')[list.slug];
  } catch (error) {
    if (error instanceof InvalidRecord) return error.violations;
    throw error;
  }
}

const fieldOf = (list: string) => (list === 'posts' ? 'slug' : 'urlseo');
const suggested = (list: string, suggestion: string) => [{ propertyPath: fieldOf(list), rule: 'slug', suggestion }];

describe('the editor', () => {
  it.each(corpus.filter(({ written }) => written !== ''))(
    'accepts $written of $list only if it is $served',
    (entry) => {
      const { list, written, served, suggestion } = entry;
      if (written === served) expect(save(list, written)).toBe(written);
      else expect(save(list, written)).toEqual(suggested(list, served === 'not served' ? (suggestion ?? '') : served));
    },
  );

  it('saves another field of a record whose slug is older than the rule', () => {
    expect(save('productos', '50%', '50%')).toBe('50%');
  });

  it.each([
    ['es', 'La web no puede tener una página en esta dirección: escriba, por ejemplo, 50.'],
    ['ca', 'La web no pot tindre una pàgina en aquesta adreça: escriviu, per exemple, 50.'],
    ['en', 'The site cannot have a page at this address: enter, for example, 50.'],
  ] as const)('suggests a slug in %s', (locale, text) => {
    expect(violationText({ rule: 'slug', suggestion: '50' }, locale)).toBe(text);
  });

  it.each(['es', 'ca', 'en'] as const)('gives an example if there is nothing to suggest, in %s', (locale) => {
    expect(violationText({ rule: 'slug', suggestion: '' }, locale)).toContain('cardiologia');
  });
});

it.each(corpus)('content of files may have $written of $list if it is served', ({ list, written, served }) => {
  const schema = fieldSchemas(list as TableName)[fieldOf(list)];
  expect(schema?.safeParse(written).success).toBe(served !== 'not served');
});
