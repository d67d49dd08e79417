import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { BookingState, CodeState } from '@/lib/hooks/use-booking';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ConsentMessages } from './consent-messages';

type Props = {
  locale: Locale;
  state: BookingState;
  /** Without clinic, day and slot neither button does anything (M142). */
  isComplete: boolean;
  texts: ConsentMessages;
  /** The e-mail to which a code was sent that must be typed before an hour is held; null if none is required. */
  email: string | null;
  /** `code` is the typed code, or null when the field is empty. */
  onSend: (paysOnline: boolean, code: string | null) => void;
};

/** Consent and pay, or be called; a failure is shown above the buttons, which retry. */
export function ConsentActions({ locale, state, isComplete, texts, email, onSend }: Props) {
  const isOff = !isComplete || state.kind === 'sending';
  const press = (paysOnline: boolean) => () => isOff || onSend(paysOnline, null);
  const isBusy = (paysOnline: boolean) => state.kind === 'sending' && state.paysOnline === paysOnline;
  return (
    <div className="consent-actions">
      <Trouble {...{ locale, state, isComplete, texts }} />
      {email !== null && (
        <ConsentCode
          {...{ email, texts }}
          code={state.kind === 'unverified' ? state.code : null}
          isSending={isBusy(true)}
          onSend={(code) => isOff || onSend(true, code)}
        />
      )}
      <div className="consent-buttons">
        {email === null && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isOff}
            aria-describedby={isComplete ? undefined : 'consiente-falta'}
            onClick={press(true)}
          >
            {isBusy(true) ? <span className="form-busy" aria-hidden="true" /> : <Icon name="shield-check" />}
            {isBusy(true) ? texts.sending : texts.pay}
          </button>
        )}
        <button
          type="button"
          className="btn btn-line"
          aria-disabled={isOff}
          aria-describedby={isComplete ? 'consiente-llamada' : 'consiente-falta'}
          onClick={press(false)}
        >
          {isBusy(false) ? <span className="form-busy" aria-hidden="true" /> : <Icon name="phone" />}
          {isBusy(false) ? texts.sending : texts.callMe}
        </button>
      </div>
      <p className="field-hint" id="consiente-llamada">
        {texts.paying} {texts.callMeHint}
      </p>
      <p className="sr-only" role="status">
        {state.kind === 'sending' ? texts.sending : ''}
      </p>
    </div>
  );
}

function Trouble({ locale, state, isComplete, texts }: Omit<Props, 'onSend' | 'email'>) {
  const toForm = (
    <a className="link" href={localePath(locale, '/pedir-cita')}>
      {texts.change}
    </a>
  );
  if (!isComplete) {
    return (
      <p className="note" id="consiente-falta">
        <Icon name="info" />
        <span>
          {texts.slotMissing} {toForm}
        </span>
      </p>
    );
  }
  if (state.kind === 'invalid') {
    return (
      <p className="error-panel" role="alert">
        {texts.dataWrong} {toForm}
      </p>
    );
  }
  if (state.kind !== 'failed' && state.kind !== 'conflict') return null;
  return (
    <div className="error-panel" role="alert">
      <p>{texts[state.kind === 'failed' && state.isOffline ? 'offline' : state.kind]}</p>
      <p className="font-normal">
        {texts.kept} <PhoneLink className="link" phone={texts.phone} />
      </p>
    </div>
  );
}

type ConsentCodeProps = {
  email: string;
  /** State of the code; null while it is being sent. */
  code: CodeState | null;
  isSending: boolean;
  texts: ConsentMessages;
  /** Called with the typed code, or with null to mail a code again. */
  onSend: (code: string | null) => void;
};

/** Asks for the mailed code, before an hour is held for an unverified e-mail. */
function ConsentCode({ email, code, isSending, texts, onSend }: ConsentCodeProps) {
  const [isEmpty, setEmpty] = useState(false);
  const [isAgain, setAgain] = useState(false);
  /** False if no code was mailed because of the limit: the text then does not mention one. */
  const [isMailed, setMailed] = useState(code !== 'wait');
  if (!isMailed && code === 'sent') setMailed(true);
  const field = useRef<HTMLFormElement>(null);
  const focusField = () => field.current?.querySelector('input')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when the state changes
  useEffect(focusField, [code, isEmpty]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setEmpty(typed === '');
    setAgain(false);
    if (typed !== '' && !isSending) onSend(typed);
  };
  const again = () => {
    if (isSending) return;
    setEmpty(false);
    setAgain(true);
    onSend(null);
  };
  const ofCode = { sent: null, wrong: texts.codeWrong, wait: texts.codeWait };
  const error = isEmpty ? texts.codeMissing : code && ofCode[code];
  return (
    <form className="consent-code" ref={field} onSubmit={submit} noValidate aria-labelledby="consiente-codigo-t">
      <h3 id="consiente-codigo-t" className="text-xl">
        {texts.codeTitle}
      </h3>
      {isMailed && (
        <p>
          {texts.codeSent} <strong>{email}</strong>
        </p>
      )}
      <TextField
        id="consiente-codigo"
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <div className="consent-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isSending}>
          {isSending && <span className="form-busy" aria-hidden="true" />}
          {isSending ? texts.sending : texts.codeConfirm}
        </button>
        <button type="button" className="btn btn-line" aria-disabled={isSending} onClick={again}>
          {texts.codeAgain}
        </button>
      </div>
      <p role="status">{isAgain && code === 'sent' && !isSending ? texts.codeSentAgain : ''}</p>
    </form>
  );
}
