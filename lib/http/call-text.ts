import { appointmentMessages } from '@clinic/contract/appointment-messages';
import type { CallWindow } from '@clinic/contract/call-hours';
import { callPromise, callTimes } from '@clinic/contract/call-hours';
import { fillText } from '@/lib/i18n/fill-text';
import { formatWeekday } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The hours of the promised call as the mails write them, as the `call` of an answer; empty within 24 hours, which the
 * texts of the pages say.
 */
export function promisedCall(locale: Locale, now: Date, chosen: CallWindow | null = null): { call?: string } {
  const { window } = callPromise(now, chosen);
  if (!window) return {};
  const values = { day: formatWeekday(locale, window.day), ...callTimes(window) };
  return { call: fillText(appointmentMessages(locale).call.window, values) };
}
