import { describe, expect, it } from 'vitest';
import { demoTables } from '#seed/demo';
import type { Text } from '#seed/records';
import { aRecordOf } from '#tests/support/rows';

const { productos, paginas } = demoTables();
const LANGUAGES = ['es', 'ca', 'en'] as const;
const textsOf = (row: object, language: (typeof LANGUAGES)[number]): string =>
  Object.values(row)
    .map((value) => (aRecordOf(value) ? ((value as unknown as Text)[language] ?? '') : ''))
    .join(' ');
const pageOf = (urlseo: string, language: (typeof LANGUAGES)[number]): string =>
  textsOf(paginas.find((page) => page.urlseo === urlseo) ?? {}, language);

/** The period and the holder are given by the fields of the product, never by its prose. */
const TERMS =
  /(caduca a|válid[oa] (?!sin)|vàlid[ao]? |valid (for|until)|canjeable|bescanviable|redeemable|expires after|se puede regalar|intransferible|non-transferable)/i;

describe.each(LANGUAGES)('the vouchers in %s', (language) => {
  it.each(productos.map((product) => [product.urlseo, product] as const))(
    '%s keeps its terms in its fields',
    (_, product) => {
      const texts = textsOf(product, language).replaceAll(
        /(registro no es|registre no és|recording is not) v[aàá]lido?d?/gi,
        '',
      );
      expect(texts).not.toMatch(TERMS);
      expect(texts).not.toMatch(/subir o|pujar o|upload|área privada|àrea privada|private area/i);
      // A buyer who is promised a refund is told how to get it.
      if (/devolvemos|tornem l|refund/i.test(texts)) expect(texts).toMatch(/mismo medio|mateix mitjà|the way you paid/);
    },
  );

  it('are reserved on the web and paid at the clinic, in the shop and in the price policy', () => {
    for (const page of ['especial-online', 'politica-precios']) {
      const words = pageOf(page, language);
      expect(words).toMatch(/reserv/i);
      expect(words).toMatch(/clínica, el d[ií]a de la visita|at the clinic,? on the day of (your|the) visit/);
      expect(words).not.toMatch(/seis meses|sis mesos|six months|devolvemos el importe|tornem l.import|we refund it/);
    }
  });
});

it('a product with a price states how long its voucher is valid and whether it may be given away', () => {
  for (const { urlseo, precio, validezmeses, regalable } of productos) {
    if (Number(precio) > 0)
      expect([urlseo, typeof validezmeses, typeof regalable]).toEqual([urlseo, 'number', 'boolean']);
  }
});
