import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { ALL_MESSAGES, textsByKey } from '../support/messages';
import { sourceFiles } from '../support/source-files';
import { unusedKeys } from '../support/unused-keys';

/** Words and names that Spanish and Catalan share. */
const SAME_IN_CATALAN = [
  ...['mail.greeting', 'mail.greetingWithoutName'],
  ...['mail.facts.time', 'mail.facts.preference', 'mail.facts.clinic', 'mail.confirmed.subject'],
  ...['mail.yes', 'mail.no', 'payments.clinic', 'receipts.number', 'receipts.nif', 'receipts.vat', 'receipts.total'],
  'receipts.booking',
];

type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** Returns the names of the arguments and tags of a message. Throws for one that cannot be parsed. */
function argumentsOf(text: string): string[] {
  const namesIn = (parts: Parts): string[] =>
    parts.flatMap((part) => {
      if ('options' in part) return [part.value, ...Object.values(part.options).flatMap(({ value }) => namesIn(value))];
      if ('children' in part) return [`<${part.value}>`, ...namesIn(part.children)];
      return part.type === 1 || part.type === 2 || part.type === 3 || part.type === 4 ? [part.value] : [];
    });
  return [...new Set(namesIn(new IntlMessageFormat(text, 'es').getAst()))].sort();
}

const argumentsByKey = (texts: object): Record<string, string[]> =>
  Object.fromEntries(Object.entries(textsByKey(texts)).map(([key, text]) => [key, argumentsOf(text)]));

describe.each(Object.entries(ALL_MESSAGES))('the messages of the %s', (_name, { es, ca, en }) => {
  it.each(Object.entries({ ca, en }))('have the same keys in Spanish and in %s', (_language, messages) => {
    expect(Object.keys(textsByKey(messages)).sort()).toEqual(Object.keys(textsByKey(es)).sort());
  });

  it.each(Object.entries({ ca, en }))('have the same arguments in Spanish and in %s', (_language, messages) => {
    expect(argumentsByKey(messages)).toEqual(argumentsByKey(es));
  });

  it.each(Object.entries({ es, ca, en }))('are never empty in %s', (_language, messages) => {
    expect(Object.entries(textsByKey(messages)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

it.each(['es', 'ca', 'en'] as const)(
  'a crashed page has in %s the texts of a page that could not be read',
  (locale) => {
    const { title, retry, home, phone } = ALL_MESSAGES.site[locale].Errors;
    expect(ALL_MESSAGES.crash[locale].Crash).toEqual({
      title,
      retry,
      home,
      phone,
      text: expect.stringMatching(/.{20}/),
    });
  },
);

describe('a text that the English or Catalan messages share with the Spanish ones', () => {
  const { site, backend, contract } = ALL_MESSAGES;

  it.each(Object.entries({ site, backend, contract }))('is no sentence in English (%s)', (_name, { es, en }) => {
    const source = textsByKey(es);
    const sentences = Object.entries(textsByKey(en)).filter(
      ([key, text]) => text === source[key] && /\s\p{L}{3,}/u.test(text),
    );
    expect(sentences).toEqual([]);
  });

  it('is a word of both languages (backend)', () => {
    const catalan = textsByKey(backend.ca);
    const shared = Object.entries(textsByKey(backend.es)).filter(([key, text]) => text === catalan[key]);
    expect(shared.map(([key]) => key)).toEqual(SAME_IN_CATALAN);
  });
});

describe('unused keys', () => {
  /** A type that limits keys uses none of them. */
  const withoutTypes = (text: string) => text.replace(/\bKeyIn<[^>]*>/g, '');
  const folders = (...names: string[]) =>
    sourceFiles(names)
      .filter(({ name }) => !name.includes('/tests/') && !name.endsWith('/translator.ts'))
      .map(({ name, text }) => ({ name, text: withoutTypes(text) }));
  const keysOf = (texts: object) => Object.keys(textsByKey(texts));

  it('do not exist on the site, except a sentence that the specification prescribes', () => {
    const code = folders('app', 'components', 'lib', 'server');
    const unused = unusedKeys(keysOf(ALL_MESSAGES.site.es), { code, more: folders('contract', 'backend'), least: 1 });
    expect(unused).toEqual(['SlotVariants.noSlotsOtherDate']);
  });

  it('do not exist at the desk, except words of the database', () => {
    const keys = keysOf({ desk: ALL_MESSAGES.desk.es.desk });
    const more = folders('contract', 'backend', 'lib/domain');
    expect(unusedKeys(keys, { code: folders('desk/src'), more, least: 2 })).toEqual([
      'desk.log.subjects.closedHours', // 'closed hours'
      'desk.log.values.act.handOver', // 'hand over'
      'desk.choices.horario.Morning',
      'desk.choices.horario.Evening',
    ]);
  });

  it.each(['backend', 'contract'] as const)('do not exist in the %s', (name) => {
    const keys = Object.values(ALL_MESSAGES[name].es).flatMap(keysOf); // a translator knows its area
    const code = folders('backend', 'contract');
    expect(unusedKeys(keys, { code, more: folders('lib/domain'), least: 1 })).toEqual([]);
  });

  it('are found', () => {
    const code = [{ name: 'a.ts', text: `const TEXTS = 'A.b'; t(\`\${TEXTS}.\${one}Help\`); t('A.c'); texts('B');` }];
    const more = [{ name: 'b.ts', text: "type One = 'first'; // second" }];
    const keys = ['A.b.firstHelp', 'A.b.secondHelp', 'A.b.first', 'A.c', 'A.d', 'B.first', 'B.second'];
    expect(unusedKeys(keys, { code, more, least: 1 })).toEqual(['A.b.secondHelp', 'A.b.first', 'A.d', 'B.second']);
  });
});
