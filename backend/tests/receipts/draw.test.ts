import { describe, expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { drawReceipt } from '#receipts/draw';
import type { Receipt } from '#receipts/read';
import { pdfHeads, pdfTexts } from '#tests/support/pdf-text';
import { ISSUER } from '#tests/support/receipts';

const RECEIPT: Receipt = {
  number: '2026-000123',
  day: '2026-11-23',
  reference: '7KQF-M2TX',
  locale: 'es',
  issuer: ISSUER,
  recipient: {
    name: 'Núria Íñiguez Puigdomènech i Ça',
    document: '12345678Z',
    isPassport: false,
    address: ['Plaça del Col·legi, 3', '46004 València', 'España'],
  },
  lines: [{ concept: 'PCR nasofaríngea', baseCents: 4500, vatCents: 0, totalCents: 4500 }],
  totalCents: 4500,
  corrects: null,
  correctedDay: null,
};

/** The text on it, with non-breaking spaces of numbers replaced. */
const read = async (more: Partial<Receipt> = {}): Promise<string> =>
  pdfTexts(await drawReceipt({ ...RECEIPT, ...more }))
    .join('\n')
    .replaceAll('\u00a0', ' ');

describe.each([
  [
    'es',
    'Recibo',
    '23 de noviembre de 2026',
    '45,00 €',
    'NIF 12345678Z',
    'artículo 20.Uno.3.º de la Ley 37/1992',
    'Exento',
  ],
  [
    'ca',
    'Rebut',
    '23 de novembre del 2026',
    '45,00 €',
    'NIF 12345678Z',
    'article 20.U.3r de la Llei 37/1992',
    'Exempt',
  ],
  ['en', 'Receipt', '23 November 2026', '€45.00', 'Tax number (NIF) 12345678Z', 'article 20.One.3', 'Exempt'],
] as const)('a receipt in %s', (locale, title, day, amount, document, exemption, exempt) => {
  it('shows its number, issuer, recipient, payment and the reason why it has no VAT', async () => {
    const text = await read({ locale });
    const issuer = [ISSUER.brand, ISSUER.name, ISSUER.nif, ISSUER.address];
    const recipient = [RECEIPT.recipient.name, document, ...RECEIPT.recipient.address];
    for (const part of [title, '2026-000123', day, ...issuer, ...recipient, 'PCR nasofaríngea', exempt, '7KQF-M2TX'])
      expect(text).toContain(part);
    expect(text.replaceAll('\n', '')).toContain(exemption);
    expect(text.split(amount)).toHaveLength(4); // base, amount and total
    expect(text).not.toMatch(/undefined|null|NaN|[{}\uFFFD?]/);
  });

  it('says that a small child has no document', async () => {
    const recipient = { ...RECEIPT.recipient, document: null };
    const without = translatorFor(locale, 'receipts')('withoutDocument');
    expect(await read({ locale, recipient: { ...recipient, lacksDocument: true } })).toContain(without);
    expect(await read({ locale, recipient })).not.toContain(without);
  });

  it('has one page, a language and a title, and identical bytes each time', async () => {
    const [first, second] = [await drawReceipt({ ...RECEIPT, locale }), await drawReceipt({ ...RECEIPT, locale })];
    expect(first.equals(second)).toBe(true);
    const heads = pdfHeads(first);
    expect(heads).toContain(`/Lang (${locale})`);
    expect(heads).toContain(`\n(${title} 2026-000123)\n`);
    expect(heads).toContain('/DisplayDocTitle true');
    expect(heads.match(/\/Type \/Page\n/g)).toHaveLength(1);
  });

  it('refers to the receipt it corrects, with negative amounts', async () => {
    const lines = [{ concept: 'PCR', baseCents: -4500, vatCents: 0, totalCents: -4500 }];
    const corrective = { number: 'R2026-000004', corrects: '2026-000123', correctedDay: '2026-11-20' };
    const text = await read({ locale, ...corrective, lines, totalCents: -4500 });
    expect(text.split(`-${amount}`)).toHaveLength(4);
    expect(text).toContain('R2026-000004');
    expect(text.replaceAll('\n', '')).toMatch(/2026-000123.*20 (?:de nov|Nov)/);
  });
});

it.each([
  ['Łukasz Ștefănescu Şahin Őry Žižić', 'Łukasz Ștefănescu Şahin Őry Žižić'],
  ['👩‍⚕️ Ana\u202e\u0007', 'Ana'],
  ['\ud800Ana', 'Ana'],
  ['W'.repeat(50), 'W'.repeat(20)],
])('is drawn for an odd name: %s', async (name, shown) => {
  const text = await read({ recipient: { ...RECEIPT.recipient, name, document: null, address: [] } });
  expect(text).toContain(shown);
});

it('stays on its page with the longest data a form accepts', async () => {
  const [name, line] = ['Anastasia '.repeat(10).trim(), 'X'.repeat(100)];
  const recipient = { name, document: 'X'.repeat(50), isPassport: true, address: [line, `${line} ${line}`, line] };
  const issuer = { ...ISSUER, brand: 'M'.repeat(60), name: 'Sociedad '.repeat(13), address: 'Calle '.repeat(33) };
  expect(pdfHeads(await drawReceipt({ ...RECEIPT, recipient, issuer })).match(/\/Type \/Page\n/g)).toHaveLength(1);
});
