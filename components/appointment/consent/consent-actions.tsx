import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { BookingState } from '@/lib/hooks/use-booking';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ConsentMessages } from './consent-messages';

type Props = {
  locale: Locale;
  state: BookingState;
  /** Without clinic, day and slot neither button does anything (M142). */
  isComplete: boolean;
  texts: ConsentMessages;
  onSend: (paysOnline: boolean) => void;
};

/** Consent and pay, or be called; a failure is shown above the buttons, which retry. */
export function ConsentActions({ locale, state, isComplete, texts, onSend }: Props) {
  const isOff = !isComplete || state.kind === 'sending';
  const press = (paysOnline: boolean) => () => isOff || onSend(paysOnline);
  const isBusy = (paysOnline: boolean) => state.kind === 'sending' && state.paysOnline === paysOnline;
  return (
    <div className="consent-actions">
      <Trouble {...{ locale, state, isComplete, texts }} />
      <div className="consent-buttons">
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

function Trouble({ locale, state, isComplete, texts }: Omit<Props, 'onSend'>) {
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
