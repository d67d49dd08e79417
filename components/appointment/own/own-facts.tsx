import { clockTime } from '@clinic/contract/dates';
import { useState } from 'react';
import { ContactFacts, clinicFacts } from '@/components/shared/contact-facts';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { PrintButton } from '@/components/ui/print-button';
import { RichContent } from '@/components/ui/rich-content';
import { downloadOwnReceipt } from '@/lib/browser/own-visit';
import type { OwnVisit } from '@/lib/domain/appointment/own-visit';
import { publicPhoneParts } from '@/lib/domain/phone';
import { formatPrice } from '@/lib/domain/price';
import { fillText } from '@/lib/i18n/fill-text';
import { formatDay } from '@/lib/i18n/format-day';
import { calendarHref, consentCopyHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { FactList } from '../fact-list';
import type { ChangeProps } from './change';
import type { OwnVisitTexts } from './own-texts';

type Props = { locale: Locale; visit: OwnVisit; texts: OwnVisitTexts };

/** State, day, place and price of the booking, the preparation, and the possible actions. */
export function OwnFacts({ locale, visit, texts }: Props) {
  const { booking, state } = visit;
  const { facts } = texts;
  const { day, initTime, whenAsSent, priceCents, isPaid } = booking;
  const when = day && initTime ? atTime(locale, day, initTime, texts) : null;
  const amount = priceCents === null ? null : formatPrice(locale, priceCents);
  const rows = [
    [facts.state, visit.isComing ? texts.coming : texts.states[state]],
    [facts.patient, booking.patientName],
    [state === 'requested' ? facts.wished : facts.when, when ?? whenAsSent],
    [facts.service, booking.service],
    [facts.amount, amount && fillText(isPaid ? texts.paid : texts.toPay, { amount })],
    [facts.reference, booking.reference],
  ] as const;
  return (
    <>
      <section aria-labelledby="cita-t">
        <h2 id="cita-t" className="text-2xl">
          {texts.titles[state]}
        </h2>
        <FactList className="facts payment-facts" rows={rows} />
        {visit.heldUntil && <p className="note">{fillText(texts.heldUntil, { time: visit.heldUntil })}</p>}
        <Ways {...{ locale, visit, texts }} canAdd={when !== null} />
      </section>
      {state === 'confirmed' && <Before {...{ locale, visit, texts }} />}
    </>
  );
}

/** Address and contact of the clinic; missing values are left out. */
export function OwnClinic({ visit: { booking }, texts: { facts } }: Pick<Props, 'visit' | 'texts'>) {
  const { clinic } = booking;
  const ways = clinicFacts({ ...clinic, coordinates: null }, (key) => facts[key]);
  if (!clinic.name && ways.length === 0) return null;
  return (
    <section className="payment-clinic" aria-labelledby="clinica-t">
      <h2 id="clinica-t" className="text-xl">
        {clinic.name || facts.clinic}
      </h2>
      {ways.length > 0 && <ContactFacts facts={ways} />}
    </section>
  );
}

/** Pay, calendar, print and consent, depending on the state of the booking. */
function Ways({ locale, visit: { booking, state, payHref }, texts, canAdd }: Props & { canAdd: boolean }) {
  const isConfirmed = state === 'confirmed';
  return (
    <p className="no-print mt-5 flex flex-wrap gap-3">
      {payHref && (
        <a className="btn btn-primary" href={payHref}>
          {texts.pay}
        </a>
      )}
      {isConfirmed && canAdd && (
        <a className="btn btn-line" href={calendarHref(locale, booking.numcita)} download>
          <Icon name="calendar" /> {texts.calendar}
        </a>
      )}
      <PrintButton label={texts.print} />
      {isConfirmed && booking.consent && (
        <a className="btn btn-line" href={consentCopyHref(locale, booking.numcita)}>
          <Icon name="shield-check" /> {texts.consent}
        </a>
      )}
    </p>
  );
}

/** Advice before the visit, and until when it can be changed here. */
function Before({ locale, visit: { booking, canMove, canCancel, changeUntil }, texts }: Props) {
  const until = changeUntil && atTime(locale, changeUntil.day, changeUntil.time, texts);
  return (
    <section className="stack" aria-labelledby="antes-t">
      <h2 id="antes-t" className="text-2xl">
        {texts.beforeTitle}
      </h2>
      {booking.advice && <RichContent html={booking.advice} />}
      {(canMove || canCancel) && until ? (
        <p>{fillText(texts.changeUntil, { moment: until })}</p>
      ) : (
        <p>
          {texts.tooLate} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
        </p>
      )}
    </section>
  );
}

const atTime = (locale: Locale, day: string, hhmm: string, { dayAtTime }: OwnVisitTexts): string =>
  fillText(dayAtTime, { day: formatDay(locale, day), time: clockTime(hhmm) });

type OwnReceiptsProps = Omit<ChangeProps, 'onChanged'>;

/** Payments and refunds, each with its receipt as a file. */
export function OwnReceipts({ locale, secret, visit: { receipts }, texts }: OwnReceiptsProps) {
  const [hasFailed, setFailed] = useState(false);
  const download = async (number: string) => {
    setFailed(false);
    setFailed(!(await downloadOwnReceipt({ locale, secret }, number)));
  };
  return (
    <section className="no-print stack" aria-labelledby="recibos-t">
      <h2 id="recibos-t" className="text-2xl">
        {texts.receiptsTitle}
      </h2>
      <ul className="stack">
        {receipts.map(({ number, day, amountCents }) => (
          <li key={number} className="flex flex-wrap items-center gap-3">
            <button type="button" className="btn btn-line" onClick={() => void download(number)}>
              {fillText(texts.receipt, { number })}
            </button>
            <span>
              {formatDay(locale, day)}, {formatPrice(locale, amountCents)}
            </span>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p className="error-panel" role="alert">
          {texts.receiptFailed}
        </p>
      )}
    </section>
  );
}
