'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { fetchWaitingEntry, leaveWaitingList } from '@/lib/browser/waiting-list';
import { dayNumber } from '@/lib/domain/appointment/typed-number';
import type { WaitingEntry } from '@/lib/domain/appointment/waiting-list';
import { useMailedLink } from '@/lib/hooks/use-mailed-link';
import { fillText } from '@/lib/i18n/fill-text';
import { formatDay } from '@/lib/i18n/format-day';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { FactList } from '../fact-list';
import { LostLink, Unopened } from './lost-link';
import type { LeaveListTexts } from './own-texts';
import { NumberField, useTypedNumber } from './typed-number';
import '@/components/forms/forms.css';
import '../payment/payment.css';
import '../appointment.css';

const STATE_KEY = 'waitingSecret';
const NUMBER_ID = 'salir-numero';

type Props = { locale: Locale; texts: LeaveListTexts };

/** The entry of the waiting list by the link that was opened; without one, how to get the link. */
export function LeaveList({ locale, texts }: Props) {
  const { secret, view, read } = useMailedLink({ locale, stateKey: STATE_KEY, load: fetchWaitingEntry });
  const [left, setLeft] = useState<string | null>(null);
  if (view.kind !== 'found' || secret === null) {
    return (
      <Unopened {...{ view, texts }} call={texts.call} onRetry={() => void read(secret ?? '')}>
        <LostLink locale={locale} kind="waitingLink" texts={texts} />
      </Unopened>
    );
  }
  const { entry } = view;
  const hasLeft = left === secret;
  return (
    <div className="payment-narrow">
      <EntryFacts {...{ locale, texts, entry }} />
      {entry.isWaiting && !hasLeft ? (
        <LeaveForm
          {...{ locale, texts, secret, entry }}
          onLeft={() => setLeft(secret)}
          onUnknown={() => read(secret)}
        />
      ) : (
        <Over locale={locale} texts={texts} isNew={hasLeft} />
      )}
    </div>
  );
}

/** The service, the clinic and the days of the entry; missing values are left out. */
function EntryFacts({ locale, texts: { facts }, entry }: Props & { entry: WaitingEntry }) {
  const { service, clinic, from, until } = entry;
  const days = [...new Set([from, until])].map((day) => formatDay(locale, day)).join(' – ');
  const rows = [
    [facts.service, service],
    [facts.clinic, clinic],
    [facts.days, days],
  ] as const;
  return <FactList className="facts payment-facts" rows={rows} />;
}

type FormProps = Props & { secret: string; entry: WaitingEntry; onLeft: () => void; onUnknown: () => void };

/** Leaves the list after the reader has typed a number, the last day of the wait. */
function LeaveForm({ locale, texts, secret, entry, onLeft, onUnknown }: FormProps) {
  const number = useTypedNumber(NUMBER_ID, dayNumber(entry.until));
  const [hasFailed, setFailed] = useState(false);
  const [isSending, setSending] = useState(false);
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !number.check()) return;
    setSending(true);
    setFailed(false);
    const outcome = await leaveWaitingList({ locale, secret });
    setSending(false);
    if (outcome === 'left') return onLeft();
    if (outcome === 'unknown') return onUnknown();
    setFailed(true);
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void leave(event)}>
      <p>{texts.question}</p>
      <NumberField
        {...{ id: NUMBER_ID, entry: number, hint: texts.numberHint }}
        label={fillText(texts.leaveNumber, { number: number.number })}
        missing={fillText(texts.leaveNumberMissing, { number: number.number })}
      />
      {hasFailed && (
        <p className="error-panel" role="alert">
          {texts.failed}
        </p>
      )}
      <SubmitButton label={texts.leave} sending={texts.sending} isSending={isSending} />
    </form>
  );
}

/** Says that the reader is not on the list, with the focus if they have just left it. */
function Over({ locale, texts, isNew }: Props & { isNew: boolean }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) status.current?.focus();
  }, [isNew]);
  return (
    <>
      <p ref={status} tabIndex={-1} className="ok-panel" role="status">
        {isNew ? texts.left : texts.over}
      </p>
      <p>
        <a className="btn btn-line" href={localePath(locale, '/pedir-cita')}>
          {texts.ask}
        </a>
      </p>
    </>
  );
}
