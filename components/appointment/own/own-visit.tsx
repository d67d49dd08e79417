'use client';

import { useEffect, useRef, useState } from 'react';
import { fetchOwnVisit } from '@/lib/browser/own-visit';
import type { OwnVisit } from '@/lib/domain/appointment/own-visit';
import { useMailedLink } from '@/lib/hooks/use-mailed-link';
import type { Locale } from '@/lib/i18n/locales';
import { AttendVisit } from './attend-visit';
import { CancelVisit } from './cancel-visit';
import { LostLink, Unopened } from './lost-link';
import { MoveVisit } from './move-visit';
import { OwnFacts, OwnReceipts, OwnRest } from './own-facts';
import type { OwnVisitTexts } from './own-texts';
import { VisitBar } from './visit-bar';
import '@/components/forms/forms.css';
import '../payment/payment.css';
import '../appointment.css';

const STATE_KEY = 'visitSecret';

type Props = { locale: Locale; today: string; texts: OwnVisitTexts };
/** `hasOwnVisits`: false if the upstream is not known to mail such links. */
type PanelProps = Props & { hasOwnVisits: boolean };

/** The patient's own booking by the link that was opened; without a link, how to get one, or the telephone. */
export function OwnVisitPanel({ locale, today, texts, hasOwnVisits }: PanelProps) {
  const { secret, view, read } = useMailedLink({ locale, stateKey: STATE_KEY, load: fetchOwnVisit });
  if (view.kind !== 'found' || secret === null) {
    return (
      <Unopened
        view={view.kind === 'closed' && !hasOwnVisits ? { kind: 'notOffered' } : view}
        texts={texts}
        call={texts.tooLate}
        onRetry={() => void read(secret ?? '')}
      >
        <LostLink locale={locale} kind="lostLink" texts={texts} reference={referenceOf(texts)} />
      </Unopened>
    );
  }
  return <Opened {...{ locale, today, texts, secret }} visit={view.visit} onChanged={() => void read(secret)} />;
}

const referenceOf = ({ card, referenceHint }: OwnVisitTexts) => ({ label: card.facts.reference, hint: referenceHint });

type OpenedProps = Props & { secret: string; visit: OwnVisit; onChanged: () => void };

/** What, when and where, then the forms that move or cancel it, then the rest; above, the result of the last change. */
function Opened({ locale, today, texts: all, secret, visit, onChanged }: OpenedProps) {
  const texts = visit.booking.kind === 'video' ? { ...all, ...all.ofVideo } : all;
  const [done, setDone] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done !== null) status.current?.focus();
  }, [done]);
  const changed = (sentence: string) => {
    setDone(sentence);
    onChanged();
  };
  const change = { locale, secret, visit, texts, onChanged: changed };
  const bar = (visit.canMove || visit.canCancel) && <VisitBar {...{ visit, texts }} />;
  return (
    <>
      <div className="payment-grid">
        <div className="payment-narrow">
          {done !== null && (
            <p ref={status} tabIndex={-1} className="ok-panel" role="status">
              {done}
            </p>
          )}
          <OwnFacts locale={locale} visit={visit} texts={texts} />
          {visit.canMove && <MoveVisit {...change} today={today} onStale={onChanged} />}
          {visit.canCancel && <CancelVisit {...change} />}
        </div>
        <OwnRest locale={locale} visit={visit} texts={texts} />
        {(visit.canAttend || visit.receipts.length > 0) && (
          <div className="payment-narrow">
            {visit.canAttend && <AttendVisit {...change} />}
            {visit.receipts.length > 0 && <OwnReceipts {...{ locale, secret, visit, texts }} />}
          </div>
        )}
      </div>
      {bar}
    </>
  );
}
