import { describe, expect, it } from 'vitest';
import { madridDay, madridInstant, madridTime } from '../madrid-time';

describe('madridDay', () => {
  it.each([
    ['2026-12-31T22:59:00Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2026-07-01T21:59:00Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('reads %s as %s in Madrid', (instant, day) => {
    expect(madridDay(new Date(instant))).toBe(day);
  });
});

describe('madridInstant', () => {
  it.each([
    ['2026-07-01', '0915', '2026-07-01T07:15:00.000Z'],
    ['2026-12-01', '0915', '2026-12-01T08:15:00.000Z'],
    ['2027-10-31', '0230', '2027-10-31T00:30:00.000Z'],
    ['2027-03-28', '0230', '2027-03-28T01:30:00.000Z'],
  ])('is on %s at %s the instant %s', (day, time, instant) => {
    expect(madridInstant(day, time).toISOString()).toBe(instant);
  });
});

it('matches the tables of the time zone for each hour of ten years', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' });
  const wrong: string[] = [];
  for (let instant = Date.UTC(2026, 0); instant < Date.UTC(2036, 0); instant += 3_600_000) {
    const now = new Date(instant);
    const { minute } = madridTime(now);
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
    if (`${madridDay(now)} ${hours}:${minutes}` !== clock.format(now)) wrong.push(now.toISOString());
  }
  expect(wrong).toEqual([]);
});
