import { isCalendarDay } from '@clinic/contract/dates';
import { isEmailAddress } from '@clinic/contract/email-addresses';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { TextField } from '@/components/forms/text-field';
import { DayField } from '@/components/ui/day-field';
import type { DayTexts } from '@/components/ui/field-texts';
import { type JoinOutcome, joinWaitingList } from '@/lib/browser/waiting-list';
import type { SlotQuery } from '@/lib/domain/appointment/assistant';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { AssistantTexts } from './assistant-messages';

type Props = {
  locale: Locale;
  /** The day without hours. */
  query: SlotQuery;
  /** The proposed last day of the wait. */
  until: string;
  /** Prefix of the ids. */
  prefix: string;
  texts: AssistantTexts['waiting'];
  dayTexts: DayTexts;
};

type Outcome = JoinOutcome | 'termsMissing' | null;

/**
 * Joins the waiting list of a day without hours. It is inside the form of the appointment, so it is not a form itself:
 * only Enter in its fields and its button send it.
 */
export function WaitingForm(props: Props) {
  const { texts } = props;
  const [isOpen, setOpen] = useState(false);
  const joining = useJoining(props);
  const { outcome } = joining;
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome === 'listed') done.current?.focus();
  }, [outcome]);
  if (outcome === 'listed') {
    return (
      <p ref={done} tabIndex={-1} className="ok-panel waiting" role="status">
        {texts.done}
      </p>
    );
  }
  return (
    <div className="waiting">
      <button type="button" className="waiting-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.open}
      </button>
      {isOpen && <WaitingFields {...props} joining={joining} />}
    </div>
  );
}

type FieldsProps = Props & { joining: ReturnType<typeof useJoining> };

/** E-mail, last day and consent. */
function WaitingFields({ locale, query, prefix, texts, dayTexts, joining }: FieldsProps) {
  const { until, setUntil, email, setEmail, isAccepted, setAccepted, outcome, isSending, send } = joining;
  const errorAt = (...problems: Outcome[]) =>
    outcome && problems.includes(outcome) ? texts[outcome as 'failed'] : null;
  const sendByKey = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void send();
  };
  const general = errorAt('tooMany', 'failed');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for hours in this sheet
    <div className="waiting-fields" role="group" aria-label={texts.open} onKeyDown={sendByKey}>
      <p>{texts.lead}</p>
      <TextField
        {...{ id: `${prefix}-email`, label: texts.email, type: 'email', autoComplete: 'email', value: email }}
        maxLength={MAX_LENGTH.email}
        error={errorAt('emailInvalid')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <DayField
        {...{ id: `${prefix}-hasta`, name: 'hasta', label: texts.until, value: until, min: query.day, locale }}
        error={errorAt('untilInvalid')}
        onChange={setUntil}
        texts={dayTexts}
      />
      <CheckField
        {...{ id: `${prefix}-terminos`, label: texts.terms, isRequired: true, checked: isAccepted }}
        error={errorAt('termsMissing')}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <p>
        <a className="link" href={localePath(locale, '/politica-privacidad')} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      </p>
      {general && (
        <p className="error-panel" role="alert">
          {general}
        </p>
      )}
      <p>
        <button type="button" className="btn btn-line" aria-disabled={isSending || undefined} onClick={send}>
          <span aria-live="polite">{isSending ? texts.sending : texts.submit}</span>
        </button>
      </p>
    </div>
  );
}

/** The state of the form and the result of sending it. The first wrong field gets the focus. */
function useJoining({ locale, query, until: proposed, prefix }: Props) {
  const [until, setUntil] = useState(proposed);
  const [email, setEmail] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isSending, setSending] = useState(false);
  const problem = (): Outcome => {
    if (!isEmailAddress(email.trim())) return 'emailInvalid';
    if (!isCalendarDay(until) || until < query.day) return 'untilInvalid';
    return isAccepted ? null : 'termsMissing';
  };
  const show = (next: Outcome) => {
    setOutcome(next);
    const field = { emailInvalid: 'email', untilInvalid: 'hasta', termsMissing: 'terminos' }[String(next)];
    if (field) document.getElementById(`${prefix}-${field}`)?.focus();
  };
  const send = async () => {
    if (isSending) return;
    const wrong = problem();
    if (wrong) return show(wrong);
    setSending(true);
    const answer = await joinWaitingList({ locale, query, until, email: email.trim() });
    setSending(false);
    show(answer);
  };
  return { until, setUntil, email, setEmail, isAccepted, setAccepted, outcome, isSending, send };
}
