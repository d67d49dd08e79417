import { isHhmm } from '@clinic/contract/dates';
import type { Locale } from '../../i18n/locales';
import type { RichText } from '../media';

/** Wall time in Madrid on the chosen day, four digits each: '0915' to '0930' (M98). */
export type Slot = { start: string; end: string };

/** A clinic's offer on a day: the hours, the price in euro cents and the texts of the price box (M98, M106). */
export type SlotOffer = {
  slots: Slot[];
  /** Null if the response has no price: the box is then hidden. */
  priceCents: number | null;
  serviceText: string | null;
  generalText: RichText | null;
  scheduleId: string | null;
  serviceId: string | null;
};

/** Form value of a slot: 'start-end' (M144). */
export const slotValue = ({ start, end }: Slot): string => `${start}-${end}`;

/** Returns null unless the value is two times of the day, the first before the second. */
export function parseSlot(value: string): Slot | null {
  const [start = '', end = '', ...rest] = value.split('-');
  return isHhmm(start) && isHhmm(end) && start < end && rest.length === 0 ? { start, end } : null;
}

/** True when both are the same hours. */
export const isSameSlot = (one: Slot, other: Slot): boolean => slotValue(one) === slotValue(other);

export type HalfOfDay = 'morning' | 'afternoon';

/** The day is split at lunch in Spain, at noon in English. */
const AFTERNOON_FROM: Record<Locale, string> = { es: '1400', ca: '1400', en: '1200' };

/** The hours of the morning and of the afternoon; a half without hours is left out. */
export function slotsByHalf<S extends Slot>(slots: S[], locale: Locale): { half: HalfOfDay; members: S[] }[] {
  const isMorning = ({ start }: Slot) => start < AFTERNOON_FROM[locale];
  const halves = [
    { half: 'morning' as const, members: slots.filter(isMorning) },
    { half: 'afternoon' as const, members: slots.filter((slot) => !isMorning(slot)) },
  ];
  return halves.filter(({ members }) => members.length > 0);
}
