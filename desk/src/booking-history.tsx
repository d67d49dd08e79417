import { Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { euros, shortDay, stamp } from './format';
import { Section } from './section';
import type { KeyIn } from './translator';
import { useLogTexts } from './use-log-texts';
import { useTranslate } from './use-translate';
import type { Booking, Mail, Payment } from './wire';

/** Payments with their notices, receipts, mails with their delivery, and the access log of the booking. */
export const BookingHistory = ({ booking }: { booking: Booking }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const texts = useLogTexts();
  const at = (noted: string) => stamp(noted, locale);
  const payment = ({ status, cents, order, provider, openedAt, notices, refundedAt, refundReference }: Payment) =>
    [
      `${at(openedAt)}: ${translate(`desk.payments.${status}`, { _: status })}`,
      ...[euros(cents, locale), `${translate('desk.booking.order')} ${order}`, provider],
      ...(refundedAt
        ? [`${translate('desk.payments.refunded')} ${at(refundedAt)} ${refundReference ?? ''}`.trim()]
        : []),
      ...notices.map((notice) => translate(`desk.payments.${notice}`, { _: notice })),
    ].join(', ');
  const mail = ({ kind, about, recipient, status, queuedAt, sentAt, error }: Mail) =>
    [
      `${at(sentAt ?? queuedAt)}: ${translate(`desk.mails.${status}`)}`,
      ...[kind, about].flatMap((one) => (one ? [translate(`desk.mailKinds.${one}`, { _: one })] : [])),
      recipient,
      error,
    ]
      .filter(Boolean)
      .join(', ');
  const lists: [title: KeyIn<'desk.booking'>, lines: string[]][] = [
    ['payments', booking.pagos.map(payment)],
    [
      'receipts',
      booking.recibos.map(
        ({ number, day, totalCents }) => `${number}, ${shortDay(day, locale)}, ${euros(totalCents, locale)}`,
      ),
    ],
    ['mails', booking.correos.map(mail)],
    [
      'actions',
      booking.actos.map(({ at: done, actor, action, details }) =>
        [
          `${at(done)}: ${translate(`desk.actions.${action}`, { _: action })}`,
          texts.who(actor),
          ...texts.details(details),
        ].join(', '),
      ),
    ],
  ];
  return lists
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => (
      <Section key={title} title={translate(`desk.booking.${title}`)}>
        <ul className="desk-list">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one minute may say the same
            <Typography component="li" key={index}>
              {line}
            </Typography>
          ))}
        </ul>
      </Section>
    ));
};
