'use client';

import { useEffect, useState } from 'react';
import { fetchOwnPage } from '@/lib/browser/own-visit';
import { clearPaid } from '@/lib/browser/wizard-storage';
import { OWN_VISIT_PATH } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; numcita: string; className: string; label: string };

/** Opens the own page of the booking in the browser that booked it; anywhere else the page mails a link. */
export function OwnPageLink({ locale, numcita, className, label }: Props) {
  const [isOpening, setOpening] = useState(false);
  const href = localePath(locale, OWN_VISIT_PATH);
  const open = async () => {
    setOpening(true);
    location.assign((await fetchOwnPage(locale, numcita)) ?? href);
  };
  return (
    <a
      className={className}
      href={href}
      aria-busy={isOpening || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!isOpening) void open();
      }}
    >
      {label}
    </a>
  );
}

/** Erases the stored form of a paid booking; null is a booking without number. */
export function ForgetBooking({ numcita }: { numcita: string | null }) {
  useEffect(() => clearPaid(numcita, Date.now()), [numcita]);
  return null;
}
