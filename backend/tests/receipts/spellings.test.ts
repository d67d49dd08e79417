import { readFileSync } from 'node:fs';
import fc from '@clinic/contract/tests/support/property';
import { describe, expect, it } from 'vitest';
import { drawPdfPage, PAGE } from '#receipts/pdf-page';
import { pdfActualTexts, pdfGlyphs } from '#tests/support/pdf-text';

type Spelling = { script: string; name: string; printed: string };
const NAMES: Spelling[] = JSON.parse(
  readFileSync(new URL('../../../tests/fixtures/spellings/names.json', import.meta.url), 'utf8'),
);

const ABOUT = {
  title: 'Recibo',
  author: 'Salud',
  subject: 'Cita',
  language: 'es',
  at: new Date('2026-11-23T12:00:00Z'),
};
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

type Look = { width?: number; isBold?: boolean };

/** A page with a text. */
const pageWith = (text: string, { width = PAGE.width, isBold = true }: Look = {}) =>
  drawPdfPage(ABOUT, (page) => page.text(text, { x: 0, y: 50, width }, { isBold }));
/** The drawn glyphs of a text from left to right. */
const glyphsOf = async (text: string, look: Look = {}) => pdfGlyphs(await pageWith(text, look)).flat();
const textOf = (glyphs: { text: string }[]) => glyphs.map(({ text }) => text).join('');

describe('a printed name', () => {
  it.each(NAMES)('is shown as written or in Latin letters: $name ($script)', async ({ script, name, printed }) => {
    const glyphs = await glyphsOf(name);
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
    const shown = textOf(RIGHT_TO_LEFT.test(printed) ? glyphs.toReversed() : glyphs);
    const sorted = (one: string) => [...one.normalize('NFKD').replace(/[\s\u200d]/g, '')].sort().join('');
    // A vowel of Devanagari stands before the letter that it follows, one of Bengali around it, Thai am above it.
    if (['devanagari', 'bengali', 'thai'].includes(script)) expect(sorted(shown)).toBe(sorted(printed));
    else expect(shown).toBe(printed.replaceAll('\u200c', ''));
  });

  it.each([
    ['an address in Arabic', 'شارع 25 (أ)', '(أ) 25 عراش'],
    ['a Hebrew name after a label', 'NIF: דוד 12', 'NIF: 12 דוד'.replace('דוד', 'דוד'.split('').reverse().join(''))],
    ['Latin words in an Arabic line', 'محمد Ana Gil', 'Ana Gil دمحم'],
  ])('keeps the order of numbers, brackets and other scripts in %s', async (_, text, fromLeft) => {
    expect(textOf(await glyphsOf(text, { isBold: false }))).toBe(fromLeft);
  });

  it('joins Arabic letters: the letter in the middle of a word has another shape than alone', async () => {
    const shapes = new Set((await glyphsOf('ههه ه')).filter(({ text }) => text === 'ه').map(({ id }) => id));
    expect(shapes.size).toBe(4);
  });

  it.each([
    'فاطمة الزهراء بنت علي',
    'حسین\u200cزاده',
    'अमित शर्मा',
    '李小龙 (Bruce)',
    'ทองคำ',
    'চক্রবর্ত্তী',
    'র‍্যাব',
    '김민수',
  ])('is copied as written: %s', async (name) => {
    expect(pdfActualTexts(await pageWith(name))).toEqual([name]);
  });

  it('puts the circle of Thai am below the tone mark', async () => {
    const above = textOf((await glyphsOf('น้ำ')).filter(({ text }) => /\p{Mn}/u.test(text)));
    expect(above).toBe('\u0e4d\u0e49');
  });

  it.each(['فاطمة الزهراء بنت علي', 'Αλέξανδρος Παπαδόπουλος', '李小龙李小龙李小龙李小龙', 'Ш'.repeat(40)])(
    'breaks a line that is too long, and loses no letter: %s',
    async (name) => {
      const sorted = (text: string) => [...text.replaceAll(' ', '')].sort().join('');
      const wide = await glyphsOf(name);
      const narrow = await glyphsOf(name, { width: 60 });
      expect(sorted(textOf(narrow))).toBe(sorted(textOf(wide)));
    },
  );

  it('has a page even for any other text, and no question mark that was not typed', async () => {
    const letters = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(letters, fc.boolean(), async (text, isBold) => {
        const glyphs = await glyphsOf(text, { isBold, width: 100 });
        expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
        if (!text.normalize('NFKD').includes('?')) expect(textOf(glyphs)).not.toMatch(/[?\ufffd]/);
      }),
      { numRuns: 20 },
    );
  });
});
