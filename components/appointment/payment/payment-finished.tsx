import { appointmentMessages } from '@clinic/contract/appointment-messages';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { PrintButton } from '@/components/ui/print-button';
import { RichContent } from '@/components/ui/rich-content';
import type { BookingSummary } from '@/lib/domain/appointment/booking';
import { publicPhoneParts } from '@/lib/domain/phone';
import { calendarHref, consentCopyHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { AppointmentFacts, amountOf, visitValues } from '../appointment-card';
import { OwnPageLink } from './paid-booking';

/** `booking` is null when the upstream sends no number: then only the address says that it is paid. */
type Props = { locale: Locale; booking: BookingSummary | null };

/**
 * The confirmation of a booking (M150 to M152): the next steps, the preparation, and the appointment when it is known.
 */
export function PaymentFinished({ locale, booking }: Props) {
  const t = useTranslations('Payment');
  const own = useTranslations('PaymentPage');
  return (
    <div className="payment-narrow">
      <div className="payment-panel payment-ok stack">
        <h1 className="text-3xl">{t('success')}</h1>
        <p>{booking?.reference ? mailedText(booking, own) : t('invoice')}</p>
        {booking?.kind !== 'video' && <p>{t('bringDocument')}</p>}
      </div>
      {booking && <BookingFacts locale={locale} booking={booking} />}
      <section className="stack">
        <h2 className="text-2xl">{own('nextTitle')}</h2>
        <ul className="payment-next">
          {booking?.advice && (
            <li>
              <RichContent html={booking.advice} />
            </li>
          )}
          <li>
            <Changes locale={locale} booking={booking} />
          </li>
        </ul>
        <p className="lead">{t('goodbye')}</p>
        <p className="no-print flex flex-wrap gap-3">
          {booking?.reference && (
            <OwnPageLink locale={locale} numcita={booking.numcita} className="btn btn-line" label={own('manage')} />
          )}
          <a className="btn btn-line" href={localePath(locale, '/')}>
            {t('home')}
          </a>
        </p>
      </section>
    </div>
  );
}

/** The facts of the confirmation mail of our own backend: the clinic sends the invoice later (M150, D33). */
const mailedText = ({ isPaid }: BookingSummary, own: (key: 'mailed' | 'invoice') => string): string =>
  isPaid ? `${own('mailed')} ${own('invoice')}` : own('mailed');

/** How to change or cancel: on the page of the booking if it has one, and by telephone. */
function Changes({ locale, booking }: Props) {
  const own = useTranslations('PaymentPage');
  const phone = <PhoneLink className="link" phone={publicPhoneParts()} />;
  if (!booking?.reference) {
    return (
      <>
        {own('changes')} {phone}.
      </>
    );
  }
  return (
    <>
      {own('changesOwn')}{' '}
      <OwnPageLink locale={locale} numcita={booking.numcita} className="link" label={own('ownPage')} />. {own('orCall')}{' '}
      {phone}.
    </>
  );
}

type BookingFactsProps = { locale: Locale; booking: BookingSummary };

/** The card of the appointment (M152), to copy or print. */
function BookingFacts({ locale, booking }: BookingFactsProps) {
  const t = useTranslations('Payment');
  const own = useTranslations('PaymentPage');
  const { patientName, day, initTime, numcita, reference, priceCents, isPaid, consent } = booking;
  const texts = appointmentMessages(locale);
  const values = {
    kind: t('inPerson'),
    ...visitValues(locale, booking, texts),
    ...{ patient: patientName, reference: reference ?? numcita },
    amount: amountOf(locale, priceCents, isPaid ? 'paid' : 'toPay', texts),
  };
  return (
    <section aria-labelledby="cita-t">
      <h2 id="cita-t" className="text-2xl">
        {t('appointment')}
      </h2>
      <AppointmentFacts className="facts payment-facts" values={values} texts={texts} />
      <p className="no-print mt-5 flex flex-wrap gap-3">
        {day && initTime && (
          <a className="btn btn-line" href={calendarHref(locale, numcita)} download>
            <Icon name="calendar" /> {own('calendar')}
          </a>
        )}
        <PrintButton label={own('print')} />
        {consent && (
          <a className="btn btn-line" href={consentCopyHref(locale, numcita)}>
            <Icon name="shield-check" /> {own('consentCopy')}
          </a>
        )}
      </p>
    </section>
  );
}
