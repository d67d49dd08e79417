import { clockTime } from '@clinic/contract/dates';
import { z } from 'zod';
import type { ContentLocale } from '#catalogue/locale';
import { UnsendableMail } from '#mail/content';
import { callText, shortDay } from '#mail/formats';
import { callHours } from '#mail/kinds/person-payload';
import { translatorFor } from '#messages';

const day = z.iso.date();
const initTime = z.string().regex(/^\d{4}$/);
const phone = z.string().nullable();
const moment = z.object({ day, initTime });
const isVideo = z.boolean().default(false);
const linked = z.object({ reference: z.string(), link: z.string(), phone, isVideo });
/** `link`: of the video call. */
const video = moment.extend({ phone, link: z.string().nullable().default(null), isVideo });

/** The payload of each kind. A cancelled request has no hour. */
const PAYLOADS = {
  'reminder-sms': video,
  'video-link-sms': video,
  'requested-sms': linked.extend({ call: callHours }),
  'confirmed-sms': linked.extend({ day, initTime }),
  'moved-sms': linked.extend({ day, initTime }),
  'cancelled-sms': z.object({
    isVideo,
    reference: z.string(),
    phone,
    day: day.nullable(),
    initTime: initTime.nullable(),
  }),
} as const;
export type SmsKind = keyof typeof PAYLOADS;

export const REMINDER_SMS = 'reminder-sms' satisfies SmsKind;
export const VIDEO_LINK_SMS = 'video-link-sms' satisfies SmsKind;
export const SMS_KINDS = Object.keys(PAYLOADS) as SmsKind[];

export const isSmsKind = (kind: string): kind is SmsKind => Object.hasOwn(PAYLOADS, kind);

type QueuedSms = { kind: SmsKind; payload: unknown; locale: ContentLocale };

/**
 * Writes a queued text message: the hour, the reference, and a phone number or a link, but not the reason of the visit.
 * `phone` is used if the clinic has none. Throws UnsendableMail for an invalid payload.
 */
export function composeSms(
  { kind, payload, locale }: QueuedSms,
  { phone, siteUrl }: { phone: string; siteUrl: string },
): string {
  const parsed = PAYLOADS[kind].safeParse(payload);
  if (!parsed.success) throw new UnsendableMail('The payload does not fit.');
  const t = translatorFor(locale, 'mail');
  const values = { day: null, initTime: null, call: null, reference: '', link: null, ...parsed.data };
  const hasHour = values.day !== null && values.initTime !== null;
  const moment = hasHour
    ? t('dayAtTime', { day: shortDay(values.day ?? '', locale), time: clockTime(values.initTime ?? '') })
    : '';
  return t(`sms.${textOf(kind, { hasHour, hasLink: values.link !== null })}`, {
    moment: values.isVideo ? t('sms.video', { moment }) : moment,
    when: callText(values.call, locale),
    phone: values.phone ?? phone,
    reference: values.reference,
    link: values.link ? new URL(values.link, siteUrl).href : '',
  });
}

/** Returns the text of a kind of message. */
function textOf(kind: SmsKind, { hasHour, hasLink }: { hasHour: boolean; hasLink: boolean }) {
  if (kind === 'cancelled-sms' && !hasHour) return 'dropped-sms';
  return kind === REMINDER_SMS && hasLink ? 'video-reminder-sms' : kind;
}
