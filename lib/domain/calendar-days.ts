import { addDays, formatISO, parseISO } from 'date-fns';

/** The day so many days after one, or before it; both YYYY-MM-DD and without regard to any time zone. */
export const dayPlus = (day: string, count: number): string =>
  formatISO(addDays(parseISO(day), count), { representation: 'date' });
