import { useState } from 'react';
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
import { AppointmentFacts, amountOf, visitValues, whenOf } from '../appointment-card';
import type { ChangeProps } from './change';
import type { OwnVisitTexts } from './own-texts';

type Props = { locale: Locale; visit: OwnVisit; texts: OwnVisitTexts };

/** What, when and where; how to pay an hour that is held, and until when a visit can be changed here. */
export function OwnFacts({ locale, visit, texts }: Props) {
  const { booking, state, heldUntil, payHref, videoLink } = visit;
  const { when, ...values } = visitValues(locale, booking, texts.card);
  return (
    <section aria-labelledby="cita-t">
      <h2 id="cita-t" className="text-2xl">
        {isDropped(visit) ? texts.ofRequest.over : texts.titles[state]}
      </h2>
      <AppointmentFacts
        className="facts payment-facts"
        values={{
          ...values,
          link: videoLink && <VideoLink href={videoLink} />,
          [state === 'requested' ? 'asked' : 'when']: when,
        }}
        texts={texts.card}
      />
      {booking.kind === 'video' && state === 'confirmed' && <EnterVideo href={videoLink} texts={texts} />}
      {heldUntil && <p className="note mt-5">{fillText(texts.heldUntil, { time: heldUntil })}</p>}
      {payHref && (
        <p className="no-print mt-5">
          <a className="btn btn-primary" href={payHref}>
            {texts.pay}
          </a>
        </p>
      )}
      {visit.isRefunded && state === 'cancelled' && <p className="note mt-5">{texts.refunded}</p>}
      {state === 'confirmed' && <Deadline {...{ locale, visit, texts }} />}
    </section>
  );
}

/** The address of a video call: a link with `rel` would not be printed, and as a block in the line it has no capital. */
const VideoLink = ({ href }: { href: string }) => (
  <a className="link inline-block" href={href}>
    {href}
  </a>
);

/** The way into a video call, or that its link is still to come. */
const EnterVideo = ({ href, texts: { card } }: { href: string | null; texts: OwnVisitTexts }) =>
  href ? (
    <p className="no-print mt-5">
      <a className="btn btn-primary" href={href} rel="noreferrer">
        <Icon name="video" /> {card.video.enter}
      </a>
    </p>
  ) : (
    <p className="note mt-5">{card.video.linkComes}</p>
  );

/** True for a request that was cancelled before it had a day. */
const isDropped = ({ state, booking }: OwnVisit): boolean => state === 'cancelled' && booking.day === null;

/** Until when the visit can be changed here; after that, the telephone. */
function Deadline({ locale, visit: { canMove, canCancel, changeUntil }, texts }: Props) {
  if ((canMove || canCancel) && changeUntil) {
    const { day, time: initTime } = changeUntil;
    return (
      <p className="mt-5">{fillText(texts.changeUntil, { moment: whenOf(locale, { day, initTime }, texts.card) })}</p>
    );
  }
  return (
    <p className="mt-5">
      {texts.tooLate} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
    </p>
  );
}

/** The rest: state, patient, amount, reference, advice, and the links to calendar, print and consent. */
export function OwnRest({ locale, visit, texts }: Props) {
  const { booking, state, isComing } = visit;
  const status = isDropped(visit) ? texts.ofRequest.over : isComing ? texts.coming : texts.states[state];
  const values = { patient: booking.patientName, amount: amountIn(locale, visit, texts), reference: booking.reference };
  return (
    <section className="payment-clinic stack" aria-labelledby="mas-t">
      <h2 id="mas-t" className="text-xl">
        {texts.restTitle}
      </h2>
      <AppointmentFacts
        className="facts payment-facts"
        first={[[texts.status, status]]}
        values={values}
        texts={texts.card}
      />
      <Bring visit={visit} texts={texts} />
      <Keep {...{ locale, visit, texts }} />
    </section>
  );
}

/** The amount with what happens to it: an hour that is held is paid here, a cancelled visit is not paid at all. */
function amountIn(locale: Locale, { booking, state, isRefunded }: OwnVisit, { card }: OwnVisitTexts): string | null {
  const { priceCents, isPaid } = booking;
  if (isPaid) return amountOf(locale, priceCents, 'paid', card);
  if (state === 'cancelled') return isRefunded ? amountOf(locale, priceCents, 'toReturn', card) : null;
  if (state === 'held') return priceCents === null ? null : formatPrice(locale, priceCents);
  return state === 'expired' ? null : amountOf(locale, priceCents, 'toPay', card);
}

/** Advice before a visit; for a request, the list of its mail. */
function Bring({ visit: { booking, state }, texts: { card, beforeTitle } }: Omit<Props, 'locale'>) {
  if (state !== 'confirmed' && state !== 'requested') return null;
  const { advice } = booking;
  const isVideo = booking.kind === 'video';
  if (!advice && state === 'confirmed') return null;
  return (
    <>
      <h3>{isVideo ? card.video.title : advice ? beforeTitle : card.bringTitle}</h3>
      {advice ? (
        <RichContent html={advice} />
      ) : (
        <ul className="payment-next">
          {Object.values(isVideo ? card.video.before : card.bring).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Calendar, print and consent, depending on the state of the booking. */
function Keep({ locale, visit: { booking, state }, texts }: Props) {
  const isConfirmed = state === 'confirmed';
  return (
    <p className="no-print flex flex-wrap gap-3">
      {isConfirmed && booking.isConfirmed && (
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
