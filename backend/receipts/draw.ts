import { euros, plainDay } from '#mail/formats';
import { translatorFor } from '#messages';
import { drawPdfPage, PAGE, type PdfPage } from './pdf-page';
import type { Receipt } from './read';

const INK = '#0e1f2b';
const INK_2 = '#3b4d59';
const PINE = '#06332f';
const LINE = '#d5dee0';

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const GAP = 24;
const HALF = (WIDTH - GAP) / 2;
const HEAD_TOP = 52;

/** Left edges and widths of the columns: the amounts end at the right margin. */
const COLUMNS = { concept: [0, 235], base: [235, 90], vat: [325, 68], amount: [393, WIDTH - 393] } as const;
type Column = keyof typeof COLUMNS;

const boxOf = (column: Column, y: number) => ({ x: LEFT + COLUMNS[column][0], y, width: COLUMNS[column][1] });

/** Draws the receipt as a one-page PDF, in the language of the booking; the same row always gives the same bytes. */
export async function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { issuer, number, locale, day } = receipt;
  const t = translatorFor(locale, 'receipts');
  const title = t(receipt.corrects === null ? 'title' : 'correctiveTitle');
  const about = { author: issuer.name, subject: t('booking', { reference: receipt.reference }), language: locale };
  return await drawPdfPage({ title: `${title} ${number}`, ...about, at: new Date(`${day}T12:00:00Z`) }, (page) => {
    page.band(0, 8, PINE);
    let y = page.text(issuer.brand, { x: LEFT, y: HEAD_TOP, width: WIDTH }, { size: 15, isBold: true, color: PINE });
    y = page.text(title, { x: LEFT, y: y + 34, width: WIDTH }, { size: 22, isBold: true });
    y = drawPairs(page, y + 10, [
      [t('number'), number],
      [t('issuedOn'), plainDay(day, locale)],
    ]);
    y = drawParties(page, y + 26, receipt);
    y = drawTable(page, y + 30, receipt);
    y = page.text(t('exemption'), { x: LEFT, y: y + 28, width: WIDTH }, { color: INK_2 });
    page.text(reasonOf(receipt), { x: LEFT, y: y + 6, width: WIDTH }, { color: INK_2 });
  });
}

function reasonOf({ corrects, correctedDay, day, locale }: Receipt): string {
  const t = translatorFor(locale, 'receipts');
  if (corrects === null) return t('paid');
  return t('corrects', { number: corrects, day: plainDay(correctedDay ?? day, locale) });
}

function drawPairs(page: PdfPage, top: number, pairs: [label: string, value: string][]): number {
  let y = top;
  for (const [label, value] of pairs) {
    page.text(label, { x: LEFT, y, width: 130 }, { color: INK_2 });
    y = page.text(value, { x: LEFT + 130, y, width: WIDTH - 130 }, { isBold: true }) + 3;
  }
  return y;
}

/** Draws issuer and recipient side by side; returns the position below the longer one. */
function drawParties(page: PdfPage, y: number, { issuer, recipient, locale }: Receipt): number {
  const t = translatorFor(locale, 'receipts');
  const { document, isPassport, lacksDocument, address } = recipient;
  const documentLine = (text: string) => (isPassport ? t('passport', { passport: text }) : t('nif', { nif: text }));
  const issuerLines = [t('nif', { nif: issuer.nif }), issuer.address];
  const withoutDocument = lacksDocument ? [t('withoutDocument')] : [];
  const recipientLines = [...(document === null ? withoutDocument : [documentLine(document)]), ...address];
  const ends = [
    drawParty(page, LEFT, y, [t('issuer'), issuer.name, ...issuerLines]),
    drawParty(page, LEFT + HALF + GAP, y, [t('recipient'), recipient.name, ...recipientLines]),
  ];
  return Math.max(...ends);
}

function drawParty(page: PdfPage, x: number, top: number, [label = '', name = '', ...lines]: string[]): number {
  const at = (y: number) => ({ x, y, width: HALF });
  let y = page.text(label, at(top), { size: 9, color: INK_2 }) + 3;
  y = page.text(name, at(y), { size: 11, isBold: true }) + 2;
  for (const line of lines) y = page.text(line, at(y));
  return y;
}

function drawTable(page: PdfPage, top: number, receipt: Receipt): number {
  const { lines, locale, reference, totalCents } = receipt;
  const t = translatorFor(locale, 'receipts');
  const right = { align: 'right', color: INK } as const;
  for (const column of ['concept', 'base', 'vat', 'amount'] as const) {
    const align = column === 'concept' ? 'left' : 'right';
    page.text(t(column), boxOf(column, top), { size: 9, color: INK_2, align });
  }
  page.rule(top + 18, LINE);
  let y = top + 28;
  for (const { concept, baseCents, vatCents, totalCents: amount } of lines) {
    page.text(euros(baseCents, locale), boxOf('base', y), right);
    page.text(vatCents === 0 ? t('exempt') : euros(vatCents, locale), boxOf('vat', y), right);
    page.text(euros(amount, locale), boxOf('amount', y), right);
    y = page.text(concept, boxOf('concept', y)) + 1;
    y = page.text(t('booking', { reference }), boxOf('concept', y), { size: 9, color: INK_2 }) + 10;
  }
  page.rule(y, LINE);
  page.text(t('total'), boxOf('concept', y + 11), { size: 13, isBold: true });
  const box = { ...boxOf('vat', y + 11), width: LEFT + WIDTH - boxOf('vat', 0).x };
  return page.text(euros(totalCents, locale), box, { size: 13, isBold: true, align: 'right' });
}
