import type { AssistantTexts } from '@/components/appointment/assistant-texts';
import { SubmitButton } from '@/components/forms/submit-button';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import { pricedOffer } from '@/lib/domain/appointment/assistant-view';
import { displayTime } from '@/lib/domain/appointment/slot';
import { displayDay } from '@/lib/domain/appointment/typed-day';
import { formatPrice } from '@/lib/domain/price';
import type { Locale } from '@/lib/i18n/locales';
import type { AppointmentTexts } from './form-texts';

type Props = {
  locale: Locale;
  state: AssistantState;
  texts: AppointmentTexts;
  words: AssistantTexts;
  isSending: boolean;
};

/** The button (checklist M110). On a narrow screen it stays in sight once a slot is chosen, with what it is for. */
export function FormEnd({ locale, state, texts, words, isSending }: Props) {
  const { isCovid, type, day, slot } = state;
  const price = pricedOffer(state)?.priceCents ?? null;
  const isChosen = type !== null && day !== null && slot !== null && price !== null;
  return (
    <div className={isChosen ? 'form-bar' : 'grid'}>
      {isChosen && (
        <p>
          <span>{words.types[type]}</span>{' '}
          <span>
            {displayDay(day)} {displayTime(slot.start)} · {formatPrice(locale, price)}
          </span>
        </p>
      )}
      <SubmitButton
        label={isCovid ? texts.next : texts.submit}
        sending={texts.sending}
        isSending={isSending}
        icon={isCovid ? 'arrow-right' : 'calendar'}
      />
    </div>
  );
}
