import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { BookingState } from '@/lib/hooks/use-booking';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ConsentCode } from './consent-code';
import type { ConsentMessages } from './consent-messages';

type Props = {
  locale: Locale;
  state: BookingState;
  /** Without clinic, day and slot neither button does anything (M142). */
  isComplete: boolean;
  texts: ConsentMessages;
  /** Where a code was mailed to that has to be typed before an hour is held; null while none is asked for. */
  email: string | null;
  /** `code` is what was typed of it, null for nothing. */
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
