import { type AppointmentValues, knownFacts } from '@clinic/contract/appointment-facts';
import type { AppointmentMessages } from '@clinic/contract/appointment-messages';
import { clockTime } from '@clinic/contract/dates';
import { directionsHref } from '@clinic/contract/map-links';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { BookingSummary } from '@/lib/domain/appointment/booking';
import { formatPrice } from '@/lib/domain/price';
import { fillText } from '@/lib/i18n/fill-text';
import { formatDay } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/locales';
import { FactList } from './fact-list';

type Values = AppointmentValues<ReactNode>;
type FactsProps = {
  className: string;
  values: Values;
  texts: AppointmentMessages;
  /** Rows above, which no mail has. */
  first?: readonly (readonly [name: string, value: ReactNode])[];
};

/** The known facts of an appointment, under the names and in the order of its mails. */
export const AppointmentFacts = ({ className, values, texts, first = [] }: FactsProps) => (
  <FactList
    className={className}
    rows={[...first, ...knownFacts(values).map(([fact, value]) => [texts.facts[fact], value] as const)]}
  />
);

/** What, when, where and with whom; unknown values are missing. */
export function visitValues(locale: Locale, booking: BookingSummary, texts: AppointmentMessages): Values {
  const { day, initTime, whenAsSent, service, doctor, clinic, kind } = booking;
  const when = day && initTime ? whenOf(locale, { day, initTime }, texts) : whenAsSent;
  return { service, when, doctor, ...clinicValues(clinic, texts, kind) };
}

/** Day YYYY-MM-DD and time HHMM as the mails write them. */
export const whenOf = (
  locale: Locale,
  { day, initTime }: { day: string; initTime: string },
  texts: AppointmentMessages,
) => fillText(texts.dayAtTime, { day: formatDay(locale, day), time: clockTime(initTime) });

/**
 * The kind of a visit other than at the clinic, an unknown one as sent; the clinic, with the route to it unless the visit
 * is a video call, and links that call and write to it.
 */
export function clinicValues(
  { name, address, phone, whatsapp }: BookingSummary['clinic'],
  texts: AppointmentMessages,
  kind: string | null = null,
): Values {
  const isVideo = kind === 'video';
  return {
    clinic: name,
    ...(kind && { kind: isVideo ? texts.video.kind : kind }),
    address: address && !isVideo && (
      <>
        {address}
        <a className="link" href={directionsHref({ name, address, coordinates: null })} rel="noopener">
          {`${texts.directions} `}
          <Icon name="external-link" />
        </a>
      </>
    ),
    phone: phone && <PhoneLink className="link" phone={phone} />,
    whatsapp: whatsapp?.href ? (
      <a className="link" href={whatsapp.href}>
        {whatsapp.text}
      </a>
    ) : (
      whatsapp?.text
    ),
  };
}

/** An amount in cents with what happens to it; null if unknown. */
export const amountOf = (
  locale: Locale,
  cents: number | null,
  how: 'paid' | 'toPay' | 'toReturn',
  texts: AppointmentMessages,
): string | null => (cents === null ? null : fillText(texts[how], { amount: formatPrice(locale, cents) }));
