import { calendarFile } from '@clinic/contract/calendar-file';
import type { MailCalendar, MailContext } from '#mail/content';
import type { SlotPayload } from './booking-payload';

/** The visit for the patient's calendar: the file the page of the booking gives, as an invitation of ours. */
export const calendarOf = (
  method: MailCalendar['method'],
  { numcita, sequence, day, initTime, endTime, clinic }: SlotPayload,
  { brand, locale, queuedAt, sender, recipient }: MailContext,
): MailCalendar => ({
  method,
  content: calendarFile(
    { numcita, sequence, day, initTime, endTime, clinic, brand, locale, stamp: queuedAt },
    { method, organizer: sender, attendee: recipient },
  ),
});
