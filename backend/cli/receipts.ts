import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { audit, currentActor } from '#audit';
import { missingNumbers, type ReceiptPeriod, receiptsCsv } from '#receipts/export';
import type { Db } from '#store/db';
import { group, onlyArgument, withStore } from './store';

const DAY_MS = 24 * 60 * 60_000;
const USAGE = 'Write "receipts export FILE --year 2026", or with "--quarter 4" one of its quarters.';

/** npm run backend -- receipts … */
export const receipts = group({
  export: {
    usage: 'receipts export FILE --year Y [--quarter Q]',
    about: 'writes the receipts as CSV to a new file, and checks that no number is missing',
    run: async (args) => {
      const { file, period } = read(args);
      return await withStore((db, { RETAIN_RECEIPTS_DAYS }) =>
        exportReceipts(db, file, period, new Date(Date.now() - RETAIN_RECEIPTS_DAYS * DAY_MS)),
      );
    },
  },
});

/**
 * Writes the file, readable only by this user, and records the export in the audit log. Returns a sentence. Throws an
 * Error with a message when a number of the year is missing (the file is still written) or the file exists.
 */
export async function exportReceipts(
  db: Db,
  file: string,
  period: ReceiptPeriod,
  forgottenBefore: Date,
): Promise<string> {
  const { year, quarter } = period;
  const name = quarter === null ? `receipts ${year}` : `receipts ${year} Q${quarter}`;
  const [{ csv, count, totalCents }, missing] = await db.tx(async (tx) => {
    await audit(tx, { actor: currentActor(), action: 'export', reference: name });
    return [await receiptsCsv(tx, period), await missingNumbers(tx, year, forgottenBefore)];
  });
  await writeFile(file, csv, { mode: 0o600, flag: 'wx' });
  const written = `${count} receipts, ${(totalCents / 100).toFixed(2)} euros, are in ${file}`;
  if (missing.length > 0) throw new Error(`${written}, but numbers of ${year} are missing: ${missing.join(', ')}.`);
  return `${written}; no number of ${year} is missing.`;
}

function read(args: string[]): { file: string; period: ReceiptPeriod } {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ args, options: { year: text, quarter: text }, allowPositionals: true });
  const file = onlyArgument(positionals, USAGE);
  const quarter = ([1, 2, 3, 4] as const).find((one) => String(one) === values.quarter) ?? null;
  if (!/^20\d\d$/.test(values.year ?? '') || (values.quarter !== undefined && quarter === null)) throw new Error(USAGE);
  return { file, period: { year: Number(values.year), quarter } };
}
