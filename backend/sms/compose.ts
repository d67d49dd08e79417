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
const linked = z.object({ reference: z.string(), link: z.string(), phone });

/** The payload of each kind. A cancelled request has no hour. */
const PAYLOADS = {
  'reminder-sms': moment.extend({ phone }),
  'requested-sms': linked.extend({ call: callHours }),
  'confirmed-sms': linked.extend({ day, initTime }),
  'moved-sms': linked.extend({ day, initTime }),
  'cancelled-sms': z.object({ reference: z.string(), phone, day: day.nullable(), initTime: initTime.nullable() }),
} as const;
export type SmsKind = keyof typeof PAYLOADS;

export const REMINDER_SMS = 'reminder-sms' satisfies SmsKind;
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
  const values = { day: null, initTime: null, call: null, reference: '', link: '', ...parsed.data };
  const hasHour = values.day !== null && values.initTime !== null;
  return t(`sms.${kind === 'cancelled-sms' && !hasHour ? 'dropped-sms' : kind}`, {
    moment: hasHour
      ? t('dayAtTime', { day: shortDay(values.day ?? '', locale), time: clockTime(values.initTime ?? '') })
      : '',
    when: callText(values.call, locale),
    phone: values.phone ?? phone,
    reference: values.reference,
    link: values.link && new URL(values.link, siteUrl).href,
  });
}
