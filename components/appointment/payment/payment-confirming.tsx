'use client';

import { useEffect, useState } from 'react';
import { readHold } from '@/lib/browser/booking-hold';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';

type Props = {
  locale: Locale;
  numcita: string;
  path: string;
  texts: Texts<'PaymentConfirming'>;
};

const PAUSE_MS = 3_000;
const MAX_ATTEMPTS = 10;

/**
 * While the bank's notification is pending: polls every three seconds, reloads the page when there is a result, and
 * stops after ten attempts with instructions. The link does the same without JavaScript.
 */
export function PaymentConfirming({ locale, numcita, path, texts }: Props) {
  const [asked, setAsked] = useState(0);
  const isLate = asked >= MAX_ATTEMPTS;
  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(async () => {
      if (await isDecided(locale, numcita)) location.reload();
      else setAsked(asked + 1);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked, isLate, locale, numcita]);

  return (
    <div className="payment-panel payment-waiting stack">
      <h1 className="text-3xl">
        <span className="form-busy payment-busy" aria-hidden="true" hidden={isLate} /> {texts.confirming}
      </h1>
      <p role="status" className="lead">
        {isLate ? texts.late : texts.confirmingHint}
      </p>
      <p>
        <a className="btn btn-line" href={path}>
          {texts.reload}
        </a>
      </p>
    </div>
  );
}

/** False while the payment is pending, and when the state could not be read. */
async function isDecided(locale: Locale, numcita: string): Promise<boolean> {
  const hold = await readHold(locale, numcita);
  return hold !== null && hold.kind !== 'held';
}
