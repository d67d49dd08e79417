import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Reads a list of spellings of people, each with the right value, or null where it must not be understood. */
const corpus = <T extends z.ZodType>(name: string, entry: T): z.output<T>[] =>
  z.array(entry).parse(JSON.parse(readFileSync(`tests/fixtures/spellings/${name}.json`, 'utf8')));

const hours = z.strictObject({
  text: z.string(),
  /** Days "1-5" or "1,3" from Monday = 1, and their hours "8:00-14:00 15:30-20:30"; past midnight "22:00-30:00". */
  hours: z.record(z.string().regex(/^\d(?:[-,]\d)*$/), z.string()).nullable(),
});

/** Opening hours, each with its week in minutes of the day. */
export const hoursSpellings = () =>
  corpus('hours', hours).map(({ text, hours }) => ({ text, week: hours && weekOf(hours) }));

/** Prices, each in euro cents. */
export const priceSpellings = () => corpus('prices', z.strictObject({ text: z.string(), cents: z.int().nullable() }));

const degrees = z.tuple([z.number(), z.number()]).transform(([latitude, longitude]) => ({ latitude, longitude }));

/** Positions of a clinic of a province; `far` is what is read where it is too far from the province to be used. */
export const coordinatesSpellings = () =>
  corpus(
    'coordinates',
    z.strictObject({ text: z.string(), province: z.string(), position: degrees.nullable(), far: degrees.optional() }),
  );

function weekOf(hours: Record<string, string>): (readonly [number, number])[][] {
  const week = Array.from({ length: 7 }, (): (readonly [number, number])[] => []);
  for (const [days, open] of Object.entries(hours)) {
    for (const range of days.split(',')) {
      const [first = 0, last = first] = range.split('-').map(Number);
      for (let day = first; day <= last; day++) week[day - 1] = open.split(' ').map(intervalOf);
    }
  }
  return week;
}

function intervalOf(text: string): readonly [number, number] {
  const [from = 0, until = 0] = text.split('-').map((clock) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return hour * 60 + minute;
  });
  return [from, until];
}
