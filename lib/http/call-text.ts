import { appointmentMessages } from '@clinic/contract/appointment-messages';
import { type CallWindow, callPromise } from '@clinic/contract/call-hours';
import { toMinutes } from '@clinic/contract/dates';
import { timeOfMinute } from '@clinic/contract/open-state';
import { fillText } from '@/lib/i18n/fill-text';
import { formatWeekday } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The hours of the promised call as the mails write them, as the `call` of an answer; empty within 24 hours, which the
 * texts of the pages say.
 */
export function promisedCall(locale: Locale, now: Date, chosen: CallWindow | null = null): { call?: string } {
  const { window } = callPromise(now, chosen);
  return window ? { call: callHoursText(locale, window) } : {};
}

function callHoursText(locale: Locale, { day, from, until }: CallWindow): string {
  const timeOf = (hhmm: string) => timeOfMinute(toMinutes(hhmm));
  const values = { day: formatWeekday(locale, day), from: timeOf(from), until: timeOf(until) };
  return fillText(appointmentMessages(locale).call.window, values);
}
