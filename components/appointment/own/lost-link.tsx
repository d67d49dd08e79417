import type { ReactNode } from 'react';
import type { SummaryTexts } from '@/components/forms/error-summary';
import { formFields } from '@/components/forms/form-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { DonePanel } from '@/components/forms/request-received';
import { SendFailure } from '@/components/forms/send-failure';
import { SubmitButton } from '@/components/forms/submit-button';
import { EmailField, TextField } from '@/components/forms/text-field';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhoneParts } from '@/lib/domain/phone';
import type { LinkView } from '@/lib/hooks/use-mailed-link';
import { type RequestDraft, useRequestForm } from '@/lib/hooks/use-request-form';
import type { Locale } from '@/lib/i18n/locales';

type Sentences =
  | ('waiting' | 'retry' | 'unknown' | 'failed' | 'failedKept' | 'conflict' | 'offline' | 'email' | 'sending')
  | ('linkTitle' | 'linkLead' | 'linkSubmit' | 'linkSentTitle' | 'linkSent' | 'linkSpam');

/** The texts of a page that a mailed link opens. */
type LinkTexts = Record<Sentences, string> & { errors: Readonly<Record<string, string>>; summary: SummaryTexts };

type UnopenedProps = {
  view: LinkView<{ kind: 'found' | 'unknown' | 'notOffered' | 'failed' }>;
  texts: LinkTexts;
  /** The sentence before the telephone where the upstream has no such links. */
  call: string;
  onRetry: () => void;
  children: ReactNode;
};

/** The page of a mailed link that has nothing to show: waiting, a failure, or `children`, which mail the link again. */
export function Unopened({ view, texts, call, onRetry, children }: UnopenedProps) {
  if (view.kind === 'waiting') {
    return (
      <p role="status" className="lead scripted">
        <span className="form-busy" aria-hidden="true" /> {texts.waiting}
      </p>
    );
  }
  if (view.kind === 'failed') {
    return (
      <div className="stack">
        <SendFailure texts={texts} failure={{ kind: 'failed', isFinal: false }} />
        <p>
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {texts.retry}
          </button>
        </p>
      </div>
    );
  }
  if (view.kind === 'notOffered') {
    return (
      <p>
        {call} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
      </p>
    );
  }
  return (
    <div className="payment-narrow">
      {view.kind === 'unknown' && (
        <p className="error-panel" role="alert">
          {texts.unknown}
        </p>
      )}
      {children}
    </div>
  );
}

const BLANK = { lostLink: { email: '', reference: '' }, waitingLink: { email: '' } } satisfies Record<
  string,
  RequestDraft
>;
const NOTHING_CHOSEN = {};
const { fieldProps, fieldErrors } = formFields<RequestDraft>((name) => `enlace-${name}`);

type LostLinkProps = {
  locale: Locale;
  kind: keyof typeof BLANK;
  texts: LinkTexts;
  /** Texts of the field of the reference, of a booking only. */
  reference?: { label: string; hint: string };
};

/** Mails the link again; the response is the same whether there is one or not. */
export function LostLink({ locale, kind, texts, reference }: LostLinkProps) {
  const request = useRequestForm({
    ...{ kind, locale, blank: BLANK[kind], chosen: NOTHING_CHOSEN },
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
        errors={fieldErrors(part, { email: texts.email, ...(reference && { reference: reference.label }) })}
      >
        <div className="form-part">
          <EmailField {...fieldProps(part, 'email')} label={texts.email} />
          {reference && (
            <TextField {...fieldProps(part, 'reference')} {...{ ...reference, autoComplete: 'off', maxLength: 20 }} />
          )}
        </div>
        {failure && <SendFailure texts={texts} failure={failure} />}
        <SubmitButton label={texts.linkSubmit} sending={texts.sending} isSending={status === 'sending'} />
      </FormFrame>
    </section>
  );
}
