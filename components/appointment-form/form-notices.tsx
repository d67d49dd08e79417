import { PhoneLink } from '@/components/layout/phone-link';
import { Icon } from '@/components/ui/icon';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import type { AppointmentTexts } from './form-texts';

type Texts = { texts: AppointmentTexts };

/** `failed` is the documents' sentence; `failedKept` goes before the telephone. */
export type FailureTexts = Record<'failed' | 'failedKept' | 'offline', string>;

/** The chosen slot was taken meanwhile (checklist M109). */
export function RedirectNotice({ texts, onDismiss }: Texts & { onDismiss: () => void }) {
  return (
    <div className="form-notice">
      <p role="alert">
        <Icon name="triangle-alert" /> {texts.redirectBack}
      </p>
      <button type="button" className="btn btn-line btn-icon" aria-label={texts.dismiss} onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** It was not sent (D14): everything is still in the form, and there is the telephone. */
export function SendFailure({ texts, isOffline }: { texts: FailureTexts; isOffline: boolean }) {
  return (
    <div className="error-panel stack" role="alert">
      <p>{isOffline ? texts.offline : texts.failed}</p>
      <p className="font-normal text-ink">
        {texts.failedKept} <PhoneLink className="link whitespace-nowrap" phone={DEFAULT_PHONE} />.
      </p>
    </div>
  );
}
