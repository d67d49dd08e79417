import type { MailFile } from '#mail/message';
import { translatorFor } from '#messages';
import type { Querier } from '#store/db';
import { findReceipt } from './read';

/** Returns the receipt with a number as a PDF file. Throws when there is none. */
export async function receiptFile(q: Querier, number: string): Promise<MailFile> {
  const receipt = await findReceipt(q, number);
  if (!receipt) throw new Error('There is no such receipt.');
  const { drawReceipt } = await import('./draw'); // loads the library and its fonts only when needed
  return {
    filename: translatorFor(receipt.locale, 'receipts')('file', { number }),
    contentType: 'application/pdf',
    content: await drawReceipt(receipt),
  };
}
