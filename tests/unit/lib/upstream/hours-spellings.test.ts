import { CLINICS } from '@clinic/contract/catalogue/clinics';
import { timeOfMinute } from '@clinic/contract/open-state';
import { parseOpeningHours } from '@clinic/contract/opening-hours';
import fc from '@clinic/contract/tests/support/property';
import { wireClinicSchema } from '@clinic/contract/wire/catalogue';
import { describe, expect, it } from 'vitest';
import { openingHoursData } from '@/lib/seo/structured/clinic';
import { describedFields } from '@/lib/upstream/described-fields';
import { hoursSpellings } from '@/tests/support/spellings';

const fields = describedFields(CLINICS);
const shownHours = (horarios: string) =>
  fields.listed(wireClinicSchema.parse({ id: 1, horarios }), 'es').openingHours ?? '';
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

describe('the opening hours of a clinic', () => {
  const spellings = hoursSpellings();
  const [read, unread] = [spellings.filter(({ week }) => week), spellings.filter(({ week }) => !week)];

  it.each(read)('are read from $text', ({ text, week }) => expect(parseOpeningHours(shownHours(text))).toEqual(week));

  it.each(unread)('are shown unchanged and not published: $text', ({ text }) => {
    const shown = shownHours(text);
    expect(wordsOf(shown)).toEqual(wordsOf(text.replace(/<[^@>]+>/g, '\n')));
    expect(parseOpeningHours(shown)).toBeNull();
    expect(openingHoursData(parseOpeningHours(shown))).toBeUndefined();
  });

  it.each(read)('are equal before and after the site removes the markup: $text', ({ text, week }) =>
    expect(parseOpeningHours(text)).toEqual(week),
  );
});

/** Pieces of which people make timetables, in wrong places too. */
const PIECES = [
  ...['lunes', 'a', 'viernes', 'y', 'sábados', 'L-V', 'dl', 'i', 'dv', 'Mon', 'to', 'Fri', 'cerrado', 'todos los días'],
  ...['de', 'h', 'am', 'p.m.', '-', '–', ',', ';', '/', '\n', '<br>', '</p><p>', '24 h', 'cita previa', '.', ' '],
];
const time = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom('', ':00', ':30', '.15', "'45", 'h30', ':75'))
  .map(([hour, minutes]) => `${hour}${minutes}`);
const timetable = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...PIECES) }, { weight: 2, arbitrary: time }), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(' '));
const plausible = fc
  .tuple(fc.constantFrom('Lunes a viernes', 'Dilluns', 'Sat', 'X y V'), fc.array(time, { minLength: 2, maxLength: 6 }))
  .map(([days, times]) => `${days} ${times.map((one, at) => (at % 2 === 0 ? one : `a ${one},`)).join(' ')}`);

describe('any text as opening hours', () => {
  const anyText = fc.oneof(timetable, plausible, fc.string({ unit: 'grapheme' }));

  it('makes a week without overlaps, or none', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const week = parseOpeningHours(text);
        if (week === null) return;
        expect(week).toHaveLength(7);
        const all = [0, 1].flatMap((round) =>
          week.flatMap((hours, day) => hours.map((one) => one.map((minute) => (round * 7 + day) * 1440 + minute))),
        );
        for (const [at, [from = 0, until = 0]] of all.entries()) {
          expect(until).toBeGreaterThan(from);
          expect(from).toBeGreaterThanOrEqual(all[at - 1]?.[1] ?? 0);
        }
      }),
    );
  });

  it('gives no time that it does not contain', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const numbers = (text.match(/\d+/g) ?? []).map(Number);
        const isHalf = /[ap]\.? ?m/i.test(text);
        for (const minute of (parseOpeningHours(text) ?? []).flat(2)) {
          const [hour = 0, minutes = 0] = timeOfMinute(minute).split(':').map(Number);
          const hours = [hour, ...(hour % 24 === 0 ? [0, 24] : []), ...(isHalf ? [hour % 12, 12] : [])];
          expect(numbers.some((number) => hours.includes(number))).toBe(true);
          expect(minutes === 0 || numbers.includes(minutes)).toBe(true);
        }
      }),
    );
  });

  it('is shown with its own words, in its order', () => {
    fc.assert(
      fc.property(timetable, (text) => {
        expect(wordsOf(shownHours(text))).toEqual(wordsOf(text.replace(/<[^>]+>/g, ' ')));
      }),
    );
  });
});
