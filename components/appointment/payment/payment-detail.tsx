import { type BookingAnswer, isRefusedBooking, type PaymentEnd } from '@/lib/domain/appointment/booking';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { StepBar } from '../consent/step-bar';
import { ForgetBooking } from './forget-booking';
import { PaymentConfirming } from './payment-confirming';
import { PaymentFailed, PaymentUnknown } from './payment-failed';
import { PaymentFinished } from './payment-finished';
import '@/components/forms/forms.css';
import './payment.css';

type Props = {
  locale: Locale;
  end: PaymentEnd;
  /** The id of the address is 'ok' (M149). */
  isOk: boolean;
  numcita: string | null;
  /** Null when nothing was looked up or could be. */
  booking: BookingAnswer | null;
  /** The address of this page. */
  path: string;
};

/** The third step: finished, still being confirmed, failed, expired, or not known (M149 to M152). */
export async function PaymentDetail(props: Props) {
  const { locale, end, numcita } = props;
  return (
    <div className="wrap consent" data-service="medicas">
      <StepBar locale={locale} current={3} texts={await textsOf('StepBar')} />
      {end === 'confirmed' && <ForgetBooking numcita={numcita} />}
      <End {...props} />
    </div>
  );
}

async function End({ locale, end, isOk, numcita, booking, path }: Props) {
  const refused = booking && isRefusedBooking(booking) ? booking : null;
  const found = booking && !isRefusedBooking(booking) ? booking : null;
  if (end === 'confirmed') return <PaymentFinished locale={locale} booking={found} />;
  if (end === 'confirming' && numcita !== null) {
    return <PaymentConfirming {...{ locale, numcita, path }} texts={await textsOf('PaymentConfirming')} />;
  }
  if (end === 'unknown') return <PaymentUnknown {...{ locale, path }} error={refused?.error ?? null} />;
  return <PaymentFailed {...{ locale, isOk, numcita }} isExpired={end === 'expired'} refused={refused} />;
}
