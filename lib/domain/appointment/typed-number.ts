/* The number that a patient types before a change, checked by the page and, for forms without JavaScript, by the server. */

/** For a request without a day. */
const NO_DAY = '7';

/** The day of the month of YYYY-MM-DD, as people type it. */
export const dayNumber = (day: string): string => String(Number(day.slice(-2)));

/** The number that cancels a booking: its day of the month, or 7 without a day (YYYY-MM-DD). */
export const cancelNumber = (day: string | null): string => dayNumber(day ?? NO_DAY);

/** True if the first number in a typed text is `number`. */
export const isTyped = (typed: string, number: string): boolean =>
  /\d+/.exec(typed.normalize('NFKC'))?.[0].replace(/^0+/, '') === number;
