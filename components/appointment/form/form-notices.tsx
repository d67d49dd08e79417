import { Icon } from '@/components/ui/icon';
import type { AppointmentTexts } from './form-texts';

type Texts = { texts: AppointmentTexts };

/** The chosen slot was taken meanwhile (M109). */
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
