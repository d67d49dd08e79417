import { useState } from 'react';
import { downloadOwnReceipt } from '@/lib/browser/own-visit';
import { formatDay } from '@/lib/domain/appointment/days';
import { formatPrice } from '@/lib/domain/price';
import type { ChangeProps } from './change';

type Props = Omit<ChangeProps, 'onChanged'>;

/** What was paid and given back, each with its receipt as a file. */
export function OwnReceipts({ locale, secret, visit: { receipts }, texts }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const download = async (number: string) => {
    setFailed(false);
    setFailed(!(await downloadOwnReceipt({ locale, secret }, number)));
  };
  return (
    <section className="no-print stack" aria-labelledby="recibos-t">
      <h2 id="recibos-t" className="text-2xl">
        {texts.receiptsTitle}
      </h2>
      <ul className="stack">
        {receipts.map(({ number, day, amountCents }) => (
          <li key={number} className="flex flex-wrap items-center gap-3">
            <button type="button" className="btn btn-line" onClick={() => void download(number)}>
              {texts.receipt.replace('#', number)}
            </button>
            <span>
              {formatDay(locale, day)}, {formatPrice(locale, amountCents)}
            </span>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p className="error-panel" role="alert">
          {texts.receiptFailed}
        </p>
      )}
    </section>
  );
}
