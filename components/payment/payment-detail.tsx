import { getTranslations } from 'next-intl/server';
import { StepBar } from '@/components/consent/step-bar';
import { type BookingAnswer, isRefusedBooking } from '@/lib/domain/appointment/booking';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { PaymentConfirming } from './payment-confirming';
import { PaymentFailed } from './payment-failed';
import { PaymentFinished } from './payment-finished';
import '@/components/forms/forms.css';
import './payment.css';

type Props = {
  locale: Locale;
  /** The id of the address is 'ok' (M149). */
  hasPaid: boolean;
  numcita: string | null;
  /** Null when nothing was looked up. */
  booking: BookingAnswer | null;
  /** The address of this page. */
  path: string;
};

/** The third step: finished, still being confirmed, or failed (M149 to M152). */
export async function PaymentDetail({ locale, hasPaid, numcita, booking, path }: Props) {
  const form = await getTranslations('AppointmentForm');
  const isPending = booking !== null && isRefusedBooking(booking) && booking.isPending;
  return (
    <div className="wrap consent" data-service="medicas">
      <StepBar
        locale={locale}
        current={3}
        texts={{
          ...textsOf(form, ['steps', 'stepData', 'stepConsent', 'stepPayment']),
          stepNow: form('stepNow', { step: 3 }),
        }}
      />
      {hasPaid && isPending && numcita !== null ? (
        <Confirming {...{ locale, numcita, path }} />
      ) : hasPaid ? (
        <PaymentFinished locale={locale} booking={booking} />
      ) : (
        <PaymentFailed locale={locale} numcita={numcita} />
      )}
    </div>
  );
}

async function Confirming({ locale, numcita, path }: { locale: Locale; numcita: string; path: string }) {
  const [t, own] = await Promise.all([getTranslations('Payment'), getTranslations('PaymentPage')]);
  return (
    <PaymentConfirming
      {...{ locale, numcita, path }}
      texts={{ confirming: t('confirming'), ...textsOf(own, ['late', 'reload', 'confirmingHint']) }}
    />
  );
}
