import { clockTime, displayDay } from '@clinic/contract/dates';
import { SubmitButton } from '@/components/forms/submit-button';
import { Icon } from '@/components/ui/icon';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import { pricedOffer } from '@/lib/domain/appointment/assistant-view';
import { formatPrice } from '@/lib/domain/price';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from '../assistant-messages';
import type { AppointmentTexts } from './form-texts';

type Props = {
  locale: Locale;
  state: AssistantState;
  texts: AppointmentTexts;
  messages: AssistantTexts;
  isSending: boolean;
};

/** The button (M110). On a narrow screen it stays in view once a slot is chosen, with a summary of the slot. */
export function FormEnd({ locale, state, texts, messages, isSending }: Props) {
  const { isCovid, type, day, slot } = state;
  const price = pricedOffer(state)?.priceCents ?? null;
  const isChosen = type !== null && day !== null && slot !== null && price !== null;
  return (
    <div className={isChosen ? 'form-bar' : 'grid'}>
      {isChosen && (
        <p>
          <span>{messages.types[type]}</span>{' '}
          <span>
            {displayDay(day)} {clockTime(slot.start)} · {formatPrice(locale, price)}
          </span>
        </p>
      )}
      <SubmitButton
        label={isCovid ? texts.nextStep : texts.submit}
        sending={texts.sending}
        isSending={isSending}
        icon={isCovid ? 'arrow-right' : 'calendar'}
      />
    </div>
  );
}

type NoticeTexts = { texts: AppointmentTexts };

/** Says that another patient has taken the chosen slot (M109). */
export function RedirectNotice({ texts, onDismiss }: NoticeTexts & { onDismiss: () => void }) {
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
