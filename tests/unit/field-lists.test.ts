import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@/contract/catalogue/catalogue';
import type { Description } from '@/contract/catalogue/field';
import { sourceFiles } from '../support/source-files';

/** A rule may name some fields; a file with more of one resource is a second list of them. */
const MAX_NAMED = 3;

/** Files that may name any fields: the readers of the site, the editors' checks of single fields, a list of passwords. */
const MAY_NAME = [
  /^lib\/catalogue\//,
  /^lib\/upstream\/mapping\.ts$/,
  /^backend\/editing\/(?:checks|findings)\.ts$/,
  /^contract\/common-passwords\.ts$/,
];

/** Fields whose names are also everyday words of the code. */
const EVERYDAY = new Set(
  'analytics blog contenido fax horarios maps noindex otro photograph picture region status'.split(' '),
);

/** Names of other calls of the wire, such as the e-mail of a patient. */
const OTHER_CALLS = ['appointment-request', 'appointments', 'blog', 'professionals', 'requests'].map((name) =>
  readFileSync(`contract/wire/${name}.ts`, 'utf8'),
);

const isNamed = (name: string, text: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

const namesOf = ({ fields }: Description): string[] =>
  Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'relation')
    .map(([name]) => name)
    .filter((name) => !EVERYDAY.has(name) && !OTHER_CALLS.some((text) => isNamed(name, text)));

const files = sourceFiles(['backend', 'contract', 'desk', 'lib']).filter(
  ({ name }) =>
    !name.startsWith('contract/catalogue/') && !name.includes('/tests/') && !MAY_NAME.some((one) => one.test(name)),
);

describe('the fields of a resource', () => {
  it.each(Object.values(CATALOGUE).map((one: Description) => [one.path, namesOf(one)] as const))(
    'are listed in its description only: %s',
    (_path, names) => {
      const found = files
        .map(({ name, text }) => ({ name, fields: names.filter((field) => isNamed(field, text)) }))
        .filter(({ fields }) => fields.length > MAX_NAMED);
      expect(found).toEqual([]);
    },
  );

  it('are looked for in every source file', () => {
    expect(files.length).toBeGreaterThan(500);
  });
});
