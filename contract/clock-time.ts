/** HHMM of a time on the wire: 0915, 915, 09:15, 9:15 or 09:15:00; null for an impossible time. */
export function parseHhmm(text: string | null): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):?(\d{2})(?::00)?$/.exec(text?.trim() ?? '') ?? [];
  const digits = hours.padStart(2, '0') + minutes;
  return /^([01]\d|2[0-3])[0-5]\d$/.test(digits) ? digits : null;
}

/** HHMM as shown to people: HH:MM. */
export const clockTime = (hhmm: string): string => `${hhmm.slice(0, 2)}:${hhmm.slice(2)}`;
