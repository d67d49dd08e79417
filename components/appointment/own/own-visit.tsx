'use client';

import { useEffect, useRef, useState } from 'react';
import { formFields } from '@/components/forms/form-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { DonePanel } from '@/components/forms/request-received';
import { SendFailure } from '@/components/forms/send-failure';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { PhoneLink } from '@/components/ui/phone-link';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import type { OwnVisit } from '@/lib/domain/appointment/own-visit';
import { publicPhoneParts } from '@/lib/domain/phone';
import { useOwnVisit } from '@/lib/hooks/use-own-visit';
import { type RequestDraft, useRequestForm } from '@/lib/hooks/use-request-form';
import type { Locale } from '@/lib/i18n/locales';
import { AttendVisit } from './attend-visit';
import { CancelVisit } from './cancel-visit';
import { MoveVisit } from './move-visit';
import { OwnClinic, OwnFacts, OwnReceipts } from './own-facts';
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
        {texts.tooLate} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
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

/** The booking, the forms that move or cancel it, and the result of the last change. */
function Opened({ locale, today, texts, secret, visit, onChanged }: OpenedProps) {
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
  return (
    <div className="payment-grid">
      <div className="payment-narrow">
        {done !== null && (
          <p ref={status} tabIndex={-1} className="ok-panel" role="status">
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

const BLANK: RequestDraft = { email: '', reference: '' };
const NOTHING_CHOSEN = {};
const { fieldProps, fieldErrors } = formFields<RequestDraft>((name) => `enlace-${name}`);

/** Mails the link again; the response is the same whether the booking exists or not. */
function LostLink({ locale, texts }: { locale: Locale; texts: OwnVisitTexts }) {
  const request = useRequestForm({
    kind: 'lostLink',
    ...{ locale, blank: BLANK, chosen: NOTHING_CHOSEN },
    onSent: () => undefined,
  });
  const { form, status, failure } = request;
  const part = { form, texts };
  if (status === 'sent') {
    return (
      <DonePanel title={texts.linkSentTitle} text={texts.linkSent}>
        <p className="text-ink-2">{texts.linkSpam}</p>
      </DonePanel>
    );
  }
  return (
    <section className="stack" aria-labelledby="enlace-t">
      <h2 id="enlace-t" className="text-2xl">
        {texts.linkTitle}
      </h2>
      <p>{texts.linkLead}</p>
      <FormFrame
        submission={request}
        labelledBy="enlace-t"
        summary={texts.summary}
        errors={fieldErrors(part, { email: texts.email, reference: texts.facts.reference })}
      >
        <div className="form-part">
          <TextField
            {...fieldProps(part, 'email')}
            {...{ label: texts.email, type: 'email', autoComplete: 'email', maxLength: MAX_LENGTH.email }}
          />
          <TextField
            {...fieldProps(part, 'reference')}
            {...{ label: texts.facts.reference, hint: texts.referenceHint, autoComplete: 'off', maxLength: 20 }}
          />
        </div>
        {failure && <SendFailure texts={texts} failure={failure} />}
        <SubmitButton label={texts.linkSubmit} sending={texts.sending} isSending={status === 'sending'} />
      </FormFrame>
    </section>
  );
}
