import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenize } from '#search/tokens';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

describe('the words of a text', () => {
  it('have no accents, capitals or signs', () => {
    expect(tokenize('  Cardiología, SUEÑO\u0000y l·l: “Àngel”  ')).toEqual([
      'cardiologia',
      'sueno',
      'y',
      'll',
      'angel',
    ]);
    expect(tokenize('ｃａｒｄｉｏ cardiologi\u0301a Straße')).toEqual(['cardio', 'cardiologia', 'strasse']);
    expect(tokenize('心脏病学 \ud800 %_')).toEqual([]);
  });
});

describe.each(engines)('the words of a text ($name)', (engine) => {
  let open: OpenEngine;
  beforeAll(async () => {
    open = await engine.open();
  });
  afterAll(() => open.close());

  it('are those the database makes of the same text, for every letter of western Europe', async () => {
    const letters = Array.from({ length: 0x17f - 0xbf }, (_, at) => String.fromCodePoint(0xc0 + at));
    const rows = await open.db.query<{ letter: string; kept: string }>(
      'select letter, search_text(letter) as kept from unnest($1::text[]) as letters (letter)',
      [letters.filter((letter) => /\p{L}/u.test(letter))],
    );
    const differing = rows.filter(({ letter, kept }) => tokenize(letter).join(' ') !== kept);
    expect(differing).toEqual([]);
  });
});
