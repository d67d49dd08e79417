import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

// docs/specification.md#letter: the sentences that were given verbatim, compared with the messages.

/** The permitted differences between message and quoted sentence, by the last column of the table. */
const HOLDS = {
  '': (text: string, given: string) => text === given,
  begins: (text: string, given: string) => text.startsWith(given),
  'first letter': (text: string, given: string) => text === given.charAt(0).toUpperCase() + given.slice(1),
  'in capitals': (text: string, given: string) => text !== given && text.toUpperCase() === given,
};

const SECTION = readFileSync('docs/specification.md', 'utf8').split('\n## Letter\n')[1] ?? '';

/** The cells of the rows of a table in the section, found by its header. */
function rowsOf(head: string): string[][] {
  const [, table = ''] = SECTION.split(`${head}\n`);
  const [body = ''] = table.split('\n\n');
  return body
    .split('\n')
    .slice(1)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

/** Returns the message of a key with dots, or undefined. */
function messageOf(messages: object, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown>)?.[name], messages);
  return typeof found === 'string' ? found : undefined;
}

const SENTENCES = rowsOf('| Message | Spanish | English | How |').map(([key = '', spanish, english, how = '']) => ({
  key: key.replaceAll('`', ''),
  given: { es: spanish ?? '', en: english ?? '' },
  how: how as keyof typeof HOLDS,
}));
const QUOTATIONS = rowsOf('| Quoted | File |').map((cells) => cells.map((cell) => cell.replaceAll('`', '')));

describe('the verbatim texts of the specification', () => {
  it('are a table of sentences, each once for its message, and of quotations in files', () => {
    expect(SENTENCES.length).toBeGreaterThan(100);
    expect(new Set(SENTENCES.map(({ key }) => key)).size).toBe(SENTENCES.length);
    expect(SENTENCES.filter(({ given, how }) => !(given.es || given.en) || !(how in HOLDS))).toEqual([]);
    expect(QUOTATIONS.length).toBeGreaterThan(10);
  });

  it.each(SENTENCES)('equal $key', ({ key, given, how }) => {
    const shown = { es: messageOf(es, key), en: messageOf(en, key) };
    for (const locale of ['es', 'en'] as const) {
      if (!given[locale]) continue;
      const text = shown[locale] ?? '';
      expect({ text, holds: HOLDS[how](text, given[locale]) }, given[locale]).toEqual({ text, holds: true });
    }
  });

  it('has a message in each of the three languages', () => {
    const missing = [es, ca, en].flatMap((messages) => SENTENCES.filter(({ key }) => !messageOf(messages, key)));
    expect(missing).toEqual([]);
  });

  it.each(QUOTATIONS)('%s is in %s', (quoted = '', file = '') => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(quoted);
  });
});
