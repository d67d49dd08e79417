import { useEffect, useState } from 'react';
import { type Hold, readHold } from '../browser/booking-hold';
import { eraseWizard, forgetHold } from '../browser/wizard-storage';
import { heldNumber } from '../domain/appointment/booking';
import type { Locale } from '../i18n/locales';

/** The state of the booking to be paid at this address; read in the browser after hydration. */
export function useHold(locale: Locale, paymentUrl: string): Hold {
  const [hold, setHold] = useState<Hold>({ kind: 'held', until: null });
  useEffect(() => {
    const numcita = heldNumber(paymentUrl);
    if (numcita === null) return; // another upstream: its own page shows the state
    let isUnmounted = false;
    readHold(locale, numcita).then((found) => {
      if (isUnmounted || found === null) return;
      if (found.kind === 'paid') eraseWizard();
      if (found.kind === 'over') forgetHold(Date.now());
      setHold(found);
    });
    return () => {
      isUnmounted = true;
    };
  }, [locale, paymentUrl]);
  return hold;
}
