import { clockTime } from '@clinic/contract/clock-time';
import { z } from 'zod';
import type { ContentLocale } from '#catalogue/locale';
import { fill } from '#fill';
import { UnsendableMail } from '#mail/content';
import { shortDay } from '#mail/formats';
import { MAIL_MESSAGES } from '#mail/messages';

/** The one kind of text message there is. */
export const REMINDER_SMS = 'reminder-sms';

const payloadSchema = z.object({
  day: z.iso.date(),
  initTime: z.string().regex(/^\d{4}$/),
  phone: z.string().nullable(),
});

/**
 * What a queued reminder says as a text message: the hour and whom to call, never what the visit is about. `phone` is called where
 * the clinic has none. Throws UnsendableMail when the payload does not fit.
 */
export function composeSms(payload: unknown, locale: ContentLocale, phone: string): string {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) throw new UnsendableMail('The payload does not fit.');
  const { day, initTime } = parsed.data;
  const { dayAtTime, reminder } = MAIL_MESSAGES[locale];
  const moment = fill(dayAtTime, { day: shortDay(day, locale), time: clockTime(initTime) });
  return fill(reminder.sms, { moment, phone: parsed.data.phone ?? phone });
}
