import { type AppointmentValues, knownFacts } from '@clinic/contract/appointment-facts';
import { appointmentTranslator } from '@clinic/contract/appointment-messages';
import { clockTime, parseDay } from '@clinic/contract/dates';
import { directionsHref } from '@clinic/contract/map-links';
import { telHref, whatsappHref } from '@clinic/contract/phone-numbers';
import { z } from 'zod';
import type { ContentLocale } from '#catalogue/locale';
import { videoAdvice } from '#hours/preparation';
import { SLOT_TESTS } from '#hours/slot-tests';
import { factsBlock, type MailBlock, type MailContext, type OptionalFact } from '#mail/content';
import { euros, longDay, shortDay } from '#mail/formats';
import { callHours, hhmm, ours, sitePath, typed } from './person-payload';

/** Payload queued by backend/bookings/mails.ts about a booking or a request. */
export const bookingPayload = z.object({
  numcita: ours,
  /** The number people read out; missing in mails queued by an earlier version. */
  reference: ours.default(''),
  sequence: z.number().int().default(0),
  patient: z.object({ name: typed, phone: typed }),
  /** Kind of appointment and insurer of a normal request, as wire values. */
  type: typed.nullable().default(null),
  insurer: typed.nullable().default(null),
  /** The day a normal request asks for, as typed. */
  wishedDay: typed.nullable().default(null),
  /** The chosen hour if it could not be booked at once. */
  wishedHour: hhmm.nullable().default(null),
  call: callHours,
  test: z.enum(SLOT_TESTS).nullable(),
  service: ours.nullable(),
  /** How to prepare for a diagnostic test. */
  preparation: ours.nullable().default(null),
  /** The requested doctor. */
  doctor: ours.nullable().default(null),
  /** A video call. */
  isVideo: z.boolean().default(false),
  day: z.iso.date().nullable(),
  initTime: hhmm.nullable(),
  endTime: hhmm.nullable(),
  amountCents: z.number().int().nullable(),
  /** True when it was paid on the web. */
  isPaid: z.boolean().default(false),
  preference: typed.nullable(),
  /** Page where the patient views, moves and cancels it; missing in mails queued by an earlier version. */
  link: sitePath.nullable().default(null),
  /** Number of the attached receipt. */
  receipt: ours.nullable().default(null),
  clinic: z.object({
    name: ours.nullable(),
    address: ours.nullable(),
    phone: ours.nullable(),
    whatsapp: ours.nullable(),
  }),
});

/** The payload of a booked or requested slot, whose day and time are known. */
export const slotPayload = bookingPayload.extend({
  day: z.iso.date(),
  initTime: hhmm,
  endTime: hhmm,
});

export type BookingPayload = z.output<typeof bookingPayload>;
export type SlotPayload = z.output<typeof slotPayload>;

type Moment = { day: string; initTime: string };

/** "lunes, 14 de diciembre de 2026, a las 09:15". */
export const momentOf = ({ day, initTime }: Moment, { locale, t }: MailContext): string =>
  t('dayAtTime', { day: longDay(day, locale), time: clockTime(initTime) });

/** The time for a subject: "lunes, 14 de diciembre, a las 09:15". */
export const shortMomentOf = ({ day, initTime }: Moment, { locale, t }: MailContext): string =>
  t('dayAtTime', { day: shortDay(day, locale), time: clockTime(initTime) });

/** Returns the preferred part of the day in the language; other values are returned unchanged. */
export function preferenceOf({ preference }: { preference: string | null }, { t }: MailContext): string | null {
  const key = preference?.toLowerCase();
  return key === 'morning' || key === 'evening' ? t(`preferences.${key}`) : preference;
}

/** Returns the kind of appointment in the language; unknown kinds are returned unchanged. */
export function typeOf({ type }: { type: string | null }, { t }: MailContext): string | null {
  const known = (['consulta', 'pruebadiagnostica'] as const).find((one) => one === type);
  return known ? t(`types.${known}`) : type;
}

/** Returns the name of the insurer for its wire code, or the code when it has no name. */
export function insurerOf({ insurer }: { insurer: string | null }, context: MailContext): string | null {
  const { insurers, locale, t } = context;
  const names = insurer !== null && Object.hasOwn(insurers, insurer) ? insurers[insurer] : undefined;
  if (names) return names[locale];
  const known = (['privada', 'mutua', 'otra'] as const).find((one) => one === insurer);
  return known ? t(`insurers.${known}`) : insurer;
}

type Wish = Pick<BookingPayload, 'wishedDay' | 'wishedHour'>;

/** Returns the requested day in full, with the hour if one was chosen; invalid dates are returned unchanged. */
export function requestedDayOf({ wishedDay, wishedHour }: Wish, context: MailContext): string | null {
  const day = wishedDay && parseDay(wishedDay);
  if (!day) return wishedDay;
  return wishedHour ? whenOf({ day, initTime: wishedHour }, context) : longDay(day, context.locale);
}

/** Day and time as the card of an appointment writes them: "lunes, 14 de diciembre de 2026 a las 09:15". */
export const whenOf = ({ day, initTime }: Moment, { locale }: MailContext): string =>
  appointmentTranslator(locale)('dayAtTime', { day: longDay(day, locale), time: clockTime(initTime) });

/** The amount with what happens to it; null if there is nothing to pay. */
export function amountOf(cents: number | null, how: 'paid' | 'toPay' | 'toReturn', locale: ContentLocale) {
  return cents ? appointmentTranslator(locale)(how, { amount: euros(cents, locale) }) : null;
}

type ClinicOfMail = { name: string | null; address: string | null; phone: string | null; whatsapp?: string | null };

type CardOf = { clinic: ClinicOfMail; reference?: string; isVideo?: boolean };

/** The card of an appointment: the known facts under the names and in the order of its page. */
export const appointmentCard = (
  { clinic, reference, isVideo }: CardOf,
  values: AppointmentValues,
  context: MailContext,
): MailBlock => factsBlock(factsOf({ clinic, reference, isVideo }, values, context));

/** Name, address, route and numbers of a clinic, as on the card of an appointment. */
export const clinicFacts = ({ clinic }: { clinic: ClinicOfMail }, context: MailContext): OptionalFact[] =>
  factsOf({ clinic }, {}, context);

function factsOf(
  { clinic, reference, isVideo = false }: CardOf,
  values: AppointmentValues,
  { locale }: MailContext,
): OptionalFact[] {
  const t = appointmentTranslator(locale);
  const { name, address, phone, whatsapp } = clinic;
  const route = address && directionsHref({ name: name ?? '', address, coordinates: null });
  // Nobody goes to the clinic for a video call.
  const place = isVideo ? { kind: t('video.kind') } : { address };
  return knownFacts({ ...values, clinic: name, ...place, phone, whatsapp, reference }).map(([fact, value]) => ({
    ...{ label: t(`facts.${fact}`), value },
    ...(fact === 'address' && route && { more: { label: t('directions'), href: route } }),
    ...(fact === 'phone' && { isPhone: true }),
    ...(fact === 'link' && { href: value }),
    ...(fact === 'whatsapp' && { href: whatsappHref(value) }),
    ...(fact === 'reference' && { isCode: true }),
  }));
}

/** What to do before a video call; `more` are further sentences. */
export function beforeVideo({ locale }: MailContext, more: string[]): MailBlock {
  const title = appointmentTranslator(locale)('video.title');
  return { kind: 'list', title, items: [...videoAdvice(locale), ...more] };
}

/** A button to the page where the patient views, moves and cancels the booking. */
export const openVisit = (
  { link }: Pick<BookingPayload, 'link'>,
  { t, siteUrl }: MailContext,
  label = t('openVisit'),
): MailBlock[] => (link ? [{ kind: 'action', label, href: new URL(link, siteUrl).href }] : []);

/** A button that calls the clinic; empty when it has no number. */
export function callClinic({ clinic }: Pick<BookingPayload, 'clinic'>, { t }: MailContext): MailBlock[] {
  const href = clinic.phone && telHref(clinic.phone);
  return href ? [{ kind: 'action', label: t('callClinic'), href }] : [];
}
