import { madridSql } from '#madrid-sql';
import type { Querier } from '#store/db';
import type { ReceiptLine, Recipient } from './issue';
import type { Issuer } from './issuer';

/** A year on the clinics' clock, or one of its quarters; null for the whole year. */
export type ReceiptPeriod = { year: number; quarter: 1 | 2 | 3 | 4 | null };

type Row = {
  number: string;
  issued: string;
  reference: string;
  issuer: Issuer;
  recipient: Recipient;
  lines: ReceiptLine[];
  corrects: string | null;
};

const HEAD = [
  ...['number', 'issued', 'corrects', 'recipient', 'document', 'address', 'concept', 'base', 'vat', 'total'],
  ...['reference', 'issuer', 'issuer nif'],
];

/**
 * Returns the receipts of a period as CSV for Spanish spreadsheets, one line per line of a receipt: UTF-8 with a byte
 * order mark, semicolons, decimal commas. `count` and `totalCents` are the totals of the period.
 */
export async function receiptsCsv(
  q: Querier,
  { year, quarter }: ReceiptPeriod,
): Promise<{ csv: string; count: number; totalCents: number }> {
  const rows = await q.query<Row>(
    `select number, ${madridSql('issued_at')} as issued, reference, issuer, recipient, lines, corrects from receipt
     where year = $1 and ($2::integer is null or extract(quarter from issued_at at time zone 'Europe/Madrid') = $2)
     order by series, position`,
    [year, quarter],
  );
  const lines = rows.flatMap((row) => row.lines.map((line) => cellsOf(row, line)));
  const csv = [HEAD, ...lines].map((cells) => cells.join(';')).join('\r\n');
  const totalCents = rows.flatMap((row) => row.lines).reduce((sum, line) => sum + line.totalCents, 0);
  return { csv: `\uFEFF${csv}\r\n`, count: rows.length, totalCents };
}

const cellsOf = (row: Row, { concept, baseCents, vatCents, totalCents }: ReceiptLine): string[] => {
  const { recipient, issuer } = row;
  // If the person was erased, the receipt's recipient is blocked (blocked open NUMBER).
  const document = recipient.document ?? (recipient.lacksDocument ? 'no document' : '');
  const who = [recipient.name || 'blocked', document, recipient.address.join(', ')].map(cell);
  const amounts = [baseCents, vatCents, totalCents].map((cents) => (cents / 100).toFixed(2).replace('.', ','));
  return [
    ...[row.number, row.issued, row.corrects ?? ''],
    ...[...who, cell(concept), ...amounts],
    ...[row.reference, cell(issuer.name), cell(issuer.nif)],
  ];
};

/** Quotes a text so that it cannot become a formula or a second cell. */
function cell(text: string): string {
  const printable = text.replace(/\p{C}+/gu, ' ');
  const harmless = /^[=+\-@]/.test(printable) ? `'${printable}` : printable;
  return /[";]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Returns the numbers of a year that were issued but are not stored, in both series; empty without gaps. If the year
 * began before `forgottenBefore`, numbers below the oldest stored one are ignored, because their retention period may
 * be over.
 */
export async function missingNumbers(q: Querier, year: number, forgottenBefore: Date): Promise<string[]> {
  const rows = await q.query<{ number: string }>(
    `select counter.series || counter.year || '-' || lpad(given::text, greatest(6, length(given::text)), '0') as number
     from receipt_counter as counter
     cross join lateral generate_series(1, counter.last) as given
     left join (select series, min(position) as position from receipt where year = $1 group by series) as oldest
       using (series)
     where counter.year = $1
       and (given > oldest.position or make_timestamptz($1, 1, 1, 0, 0, 0, 'Europe/Madrid') >= $2::timestamptz)
       and not exists (select from receipt where receipt.series = counter.series and receipt.year = $1
                         and receipt.position = given)
     order by counter.series, given`,
    [year, forgottenBefore.toISOString()],
  );
  return rows.map(({ number }) => number);
}
