import type { SlotTest } from '@/backend/bookings/slot-tests';

/** Opening hours of a test in a clinic: weekdays 1 (Monday) to 7, hours HHMM in Europe/Madrid. */
export type Hours = { weekdays: number[]; from: string; to: string };

export type ScheduleSeed = {
  /** urlseo of the clinic. */
  clinic: string;
  test: SlotTest;
  /** Length of a slot. */
  minutes: number;
  /** Patients at the same time. */
  capacity: number;
  priceCents: number;
  hours: Hours[];
};

const WEEK = [1, 2, 3, 4, 5];
const mornings = (from = '0800', to = '1300'): Hours => ({ weekdays: WEEK, from, to });
const afternoons = (from = '1600', to = '1930'): Hours => ({ weekdays: WEEK, from, to });
const saturdays = (from = '0900', to = '1300'): Hours => ({ weekdays: [6], from, to });
const days = (weekdays: number[], from: string, to: string): Hours => ({ weekdays, from, to });

const entry = (
  clinic: string,
  test: SlotTest,
  [minutes, capacity, priceCents]: [minutes: number, capacity: number, priceCents: number],
  ...hours: Hours[]
): ScheduleSeed => ({ clinic, test, minutes, capacity, priceCents, hours });

/** When the clinics of the demo catalogue make the tests booked by slot; none on Sundays. A list that only grows at its end. */
export const schedules: ScheduleSeed[] = [
  entry('valencia-centro', 'testPCR', [15, 3, 5900], mornings(), afternoons(), saturdays()),
  entry('valencia-centro', 'pcrVariant', [15, 1, 9500], mornings('0830', '1130')),
  entry('valencia-centro', 'testAntigenos', [10, 2, 2900], mornings(), afternoons(), saturdays()),
  entry('valencia-centro', 'testSerologico', [10, 2, 3900], mornings('0745', '1045'), saturdays('0800', '1000')),
  entry('gandia', 'testAntigenos', [15, 1, 2900], mornings('0900', '1330')),
  entry('castello-centro', 'testPCR', [20, 1, 5900], mornings('0820', '1300'), saturdays('0900', '1200')),
  entry('castello-centro', 'pcrVariant', [20, 1, 9500], days([1, 3], '0900', '1100')),
  entry('castello-centro', 'testAntigenos', [15, 2, 2900], mornings('0830', '1300'), afternoons('1600', '1800')),
  entry('vila-real', 'testSerologico', [15, 1, 3900], days([1, 3, 5], '0900', '1100')),
  entry('barcelona-eixample', 'testPCR', [15, 2, 5900], mornings(), afternoons('1530', '1930'), saturdays()),
  entry('barcelona-eixample', 'pcrVariant', [15, 1, 9500], days([1, 2, 3, 4], '0900', '1200')),
  entry('barcelona-eixample', 'testAntigenos', [10, 3, 2900], mornings(), afternoons('1530', '1930'), saturdays()),
  entry('barcelona-eixample', 'testSerologico', [10, 2, 4500], mornings('0800', '1030')),
  entry('l-hospitalet', 'testPCR', [20, 1, 4500], mornings('0900', '1300'), afternoons('1700', '1900')),
  entry('l-hospitalet', 'pcrVariant', [20, 1, 8900], days([2, 5], '0900', '1100')),
  entry('madrid-chamberi', 'testPCR', [20, 2, 5900], mornings('0830', '1330'), afternoons('1600', '1800')),
  entry('madrid-chamberi', 'pcrVariant', [20, 1, 9500], days([3], '0900', '1200')),
  entry('madrid-chamberi', 'testSerologico', [15, 1, 4500], mornings('0800', '1000')),
  entry('centro-sevilla', 'testAntigenos', [15, 1, 2500], mornings('1000', '1300')),
];
