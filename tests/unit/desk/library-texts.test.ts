import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '@/desk/src/messages/all';
import { textsByKey } from '../../support/messages';

/** Texts of library parts that are bundled and that the desk never shows. */
const NOT_DRAWN = [
  /^(configurable\.(?!customize$)|inspector\.)/, // its editor of layouts, but for the name of its hidden button
  /^(input|validation)\./, // its fields
  /^auth\.(username|password|sign_in|sign_in_error)$/, // its sign-in page: the desk has its own
  /^action\.(clear_input_value|remove)$/, // of its fields
  /^message\.(auth_error|invalid_form|unsaved_changes)$/, // of its forms and of sign-in by others
  /^notification\.not_authorized$/, // of its data provider
];

/** The keys of the library's texts in the built scripts of the desk; unused ones are not in them. */
async function keysInScripts(): Promise<string[]> {
  const built = await build({ root: 'desk', logLevel: 'error', build: { write: false, minify: false } });
  const scripts = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const text = scripts.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
  const found = text.matchAll(/["'`]ra\.([a-zA-Z_]+(?:\.[a-zA-Z_]+)+)["'`]/g);
  const keys = [...new Set([...found].map(([, key = '']) => key))];
  return keys.filter((key) => !NOT_DRAWN.some((part) => part.test(key)));
}

const textsOf = (texts: object) => Object.values(textsByKey(texts));

describe('the texts of the library of screens', () => {
  it('are ours wherever the desk can show them, and no others', async () => {
    expect(Object.keys(textsByKey(MESSAGES.es.ra)).sort()).toEqual((await keysInScripts()).sort());
  });

  it('are English in English only', () => {
    const englishTexts = new Set(textsOf(MESSAGES.en.ra));
    const same = (texts: object) => textsOf(texts).filter((text) => englishTexts.has(text) && text !== 'Agenda');
    expect([...same(MESSAGES.es.ra), ...same(MESSAGES.ca.ra)]).toEqual([]);
  });
});
