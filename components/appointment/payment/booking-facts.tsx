import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import type { BookingSummary } from '@/lib/domain/appointment/booking';
import { formatDay } from '@/lib/domain/appointment/days';
import { displayTime } from '@/lib/domain/appointment/slot';
import { formatPrice } from '@/lib/domain/price';
import { calendarHref, consentCopyHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

type Props = { locale: Locale; booking: BookingSummary };

/** The appointment as names and values (M152), to be copied or printed. A value the backend did not send is left out. */
export function BookingFacts({ locale, booking }: Props) {
  const t = useTranslations('Payment');
  const own = useTranslations('PaymentPage');
  const { patientName, day, initTime, whenAsSent, service, numcita, reference, priceCents, isPaid, consent, clinic } =
    booking;
  const when = day && initTime ? t('dayAtTime', { day: formatDay(locale, day), time: displayTime(initTime) }) : null;
  const rows = [
    [t('patient'), patientName],
    [t('dayAndTime'), when ?? whenAsSent],
    [t('service'), service],
    [t('clinic'), clinic.name],
    [own('kind'), t('inPerson')],
    [
      own('amount'),
      priceCents === null ? null : own(isPaid ? 'paid' : 'toPay', { price: formatPrice(locale, priceCents) }),
    ],
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="cita-t">
      <h2 id="cita-t" className="text-2xl">
        {t('appointment')}
      </h2>
      <p className="payment-reference">
        {own('reference')} <strong>{reference ?? numcita}</strong>
      </p>
      <dl className="facts payment-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-5 flex flex-wrap gap-3">
        {when && (
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
