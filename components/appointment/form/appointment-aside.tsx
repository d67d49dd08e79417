import { clockTime, displayDay } from '@clinic/contract/dates';
import { StepsBox, TelephoneBox } from '@/components/forms/form-aside-boxes';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import { pricedOffer } from '@/lib/domain/appointment/assistant-view';
import type { BookingVouchers } from '@/lib/domain/price-list';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from '../assistant-messages';
import { PriceBox } from '../price-box';
import type { AppointmentTexts } from './form-texts';
import { VoucherNote } from './voucher-note';

type Props = {
  locale: Locale;
  state: AssistantState;
  /** True before a request for a call is sent: with an hour nobody calls, and the outcome has its own steps. */
  asksForCall: boolean;
  vouchers: BookingVouchers;
  texts: AppointmentTexts;
  messages: AssistantTexts;
};

/**
 * The column beside the form: the chosen appointment with its price (M106), the next steps, and the telephone. On a
 * narrow screen the column follows the form, so the price is below the hours.
 */
export function AppointmentAside({ locale, state, asksForCall, vouchers, texts, messages }: Props) {
  const { isCovid, type, day, slot } = state;
  const clinic = state.catalogue.clinics.find(({ id }) => id === state.clinicId);
  const offer = pricedOffer(state);
  const chosen = [
    [messages.testType, type && messages.types[type]],
    [messages.clinic, clinic?.name],
    [messages.day, day && displayDay(day)],
    [messages.hours, slot && clockTime(slot.start)],
  ].filter(([, value]) => value);
  return (
    <aside
      className="form-aside"
      aria-label={isCovid ? texts.covidTitle : asksForCall ? texts.howTitle : texts.callTitle}
    >
      {isCovid && chosen.length > 0 && (
        <div className="form-booking">
          <h2>{texts.booking}</h2>
          <dl className="form-chosen">
            {chosen.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <PriceBox offer={offer} locale={locale} texts={messages} />
          <VoucherNote {...{ locale, type, vouchers }} text={texts.withVoucher} />
        </div>
      )}
      {isCovid && <StepsBox title={texts.covidTitle} steps={[texts.covid1, texts.covid2, texts.covid3]} />}
      {asksForCall && <StepsBox title={texts.howTitle} steps={[texts.how1, texts.how2, texts.how3]} />}
      <TelephoneBox texts={texts} />
    </aside>
  );
}
