import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldedText, vouchersOfTest } from '@/lib/domain/related';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';

const CONTENT = new URL('../../../backend/seed/content/', import.meta.url);

type Texts = Record<Locale, string>;
type Row = { id: number; urlseo: string; nombre: Texts; descripcion?: Texts; especialidads: string[] };

const rowsOf = (list: string): Row[] =>
  readdirSync(new URL(`${list}/`, CONTENT)).map((file) =>
    JSON.parse(readFileSync(new URL(`${list}/${file}`, CONTENT), 'utf8')),
  );

/** The vouchers for each test of the demo by their addresses, as its pages in a language name them. */
function vouchersIn(locale: Locale): [test: string, vouchers: string[]][] {
  const listed = (list: string) =>
    rowsOf(list).map(({ id, urlseo, nombre, descripcion, especialidads }) => ({
      ...{ id: String(id), slug: urlseo, name: nombre[locale], specialityIds: especialidads, clinicIds: null },
      words: foldedText(`${nombre[locale]} ${(descripcion?.[locale] ?? '').replace(/<[^>]+>/g, ' ')}`),
    }));
  const vouchers = listed('productos');
  return listed('pruebas').flatMap((test) => {
    const found = vouchersOfTest(test, vouchers).map(({ slug }) => slug);
    return found.length > 0 ? [[test.slug, found.sort()]] : [];
  });
}

describe('the vouchers of the demo', () => {
  const expected = vouchersIn(DEFAULT_LOCALE);

  it('name tests', () => expect(expected.length).toBeGreaterThan(5));

  it.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))('name the same tests in %s', (locale) => {
    expect(vouchersIn(locale)).toEqual(expected);
  });
});
