import type { ContentLocale } from '#catalogue/locale';
import { madridSql } from '#madrid-sql';
import type { Querier } from '#store/db';
import type { ReceiptLine, Recipient } from './issue';
import type { Issuer } from './issuer';

/**
 * A receipt as issued. `day` is YYYY-MM-DD on the clinics' clock; `corrects` is null except for corrective receipts.
 */
export type Receipt = {
  number: string;
  day: string;
  reference: string;
  locale: ContentLocale;
  issuer: Issuer;
  recipient: Recipient;
  lines: ReceiptLine[];
  totalCents: number;
  corrects: string | null;
  /** The day of the corrected receipt. */
  correctedDay: string | null;
};

const DAY = 'YYYY-MM-DD';

/** Returns the receipt with a number, or null. */
export async function findReceipt(q: Querier, number: string): Promise<Receipt | null> {
  const [found] = await q.query<Receipt>(
    `select number, ${madridSql('issued_at', DAY)} as day, reference, locale, issuer, recipient, lines,
            total_cents as "totalCents", corrects,
            (select ${madridSql('original.issued_at', DAY)} from receipt as original
             where original.number = receipt.corrects) as "correctedDay"
     from receipt where number = $1`,
    [number],
  );
  return found ?? null;
}

/** Returns the receipts of a booking, oldest first, with their totals in cents. */
export const receiptsOfBooking = (
  q: Querier,
  numcita: string,
): Promise<{ number: string; day: string; totalCents: number }[]> =>
  q.query(
    `select number, ${madridSql('issued_at', DAY)} as day, total_cents as "totalCents" from receipt
     where numcita = $1 order by id`,
    [numcita],
  );
