'use client';

import { useEffect, useRef, useState } from 'react';
import { SendFailure } from '@/components/forms/send-failure';
import { PhoneLink } from '@/components/ui/phone-link';
import type { OwnVisit } from '@/lib/domain/appointment/own-visit';
import { publicPhone } from '@/lib/domain/phone';
import { useOwnVisit } from '@/lib/hooks/use-own-visit';
import type { Locale } from '@/lib/i18n/locales';
import { AttendVisit } from './attend-visit';
import { CancelVisit } from './cancel-visit';
import { LostLink } from './lost-link';
import { MoveVisit } from './move-visit';
import { OwnClinic, OwnFacts } from './own-facts';
import { OwnReceipts } from './own-receipts';
import type { OwnVisitTexts } from './own-texts';
import '@/components/forms/forms.css';
import '../payment/payment.css';
import '../appointment.css';

type Props = { locale: Locale; today: string; texts: OwnVisitTexts };

/** The patient's own booking by the link that was opened; without a link, how to get one. */
export function OwnVisitPanel({ locale, today, texts }: Props) {
  const { secret, view, read } = useOwnVisit(locale);
  if (view.kind === 'waiting') {
    return (
      <p role="status" className="lead">
        <span className="form-busy" aria-hidden="true" /> {texts.waiting}
      </p>
    );
  }
  if (view.kind === 'failed' && secret !== null) {
    return (
      <div className="stack">
        <SendFailure texts={texts} failure={{ kind: 'failed', isFinal: false }} />
        <p>
          <button type="button" className="btn btn-primary" onClick={() => void read(secret)}>
            {texts.retry}
          </button>
        </p>
      </div>
    );
  }
  if (view.kind === 'notOffered') {
    return (
      <p>
        {texts.tooLate} <PhoneLink className="link whitespace-nowrap" phone={publicPhone()} />
      </p>
    );
  }
  if (view.kind !== 'found' || secret === null) {
    return (
      <div className="payment-narrow">
        {view.kind === 'unknown' && (
          <p className="error-panel" role="alert">
            {texts.unknown}
          </p>
        )}
        <LostLink locale={locale} texts={texts} />
      </div>
    );
  }
  return <Opened {...{ locale, today, texts, secret }} visit={view.visit} onChanged={() => void read(secret)} />;
}

type OpenedProps = Props & { secret: string; visit: OwnVisit; onChanged: () => void };

/** What the booking is, how it is moved or cancelled, and what the last change has done. */
function Opened({ locale, today, texts, secret, visit, onChanged }: OpenedProps) {
  const [done, setDone] = useState<string | null>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done !== null) told.current?.focus();
  }, [done]);
  const changed = (sentence: string) => {
    setDone(sentence);
    onChanged();
  };
  const change = { locale, secret, visit, texts, onChanged: changed };
  return (
    <div className="payment-grid">
      <div className="payment-narrow">
        {done !== null && (
          <p ref={told} tabIndex={-1} className="ok-panel" role="status">
            {done}
          </p>
        )}
        <OwnFacts locale={locale} visit={visit} texts={texts} />
        {visit.canAttend && <AttendVisit {...change} />}
        {visit.receipts.length > 0 && <OwnReceipts {...{ locale, secret, visit, texts }} />}
        {visit.canMove && <MoveVisit {...change} today={today} onStale={onChanged} />}
        {visit.canCancel && <CancelVisit {...change} />}
      </div>
      <OwnClinic visit={visit} texts={texts} />
    </div>
  );
}
