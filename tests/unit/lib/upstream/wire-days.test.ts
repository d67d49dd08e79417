import { describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ SLOT_DATE_SEPARATOR: '-' }));
vi.mock('@/lib/env', () => ({ env: () => settings }));
const { dayOf, toWireDay } = await import('@/lib/upstream/mapping');

describe('the day of the wire', () => {
  it.each([
    ['-', '05-12-2026'],
    ['/', '05/12/2026'],
  ])('is written with %j', (separator, expected) => {
    settings.SLOT_DATE_SEPARATOR = separator;
    expect(toWireDay('2026-12-05')).toBe(expected);
  });

  it.each([
    ['05-12-2026', '2026-12-05'],
    ['05/12/2026', '2026-12-05'],
    ['5.12.2026', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    [' 2026-12-05T10:00:00+01:00 ', '2026-12-05'],
    ['05-12-2026 10:00', '2026-12-05'],
    ['29-02-2027', null],
    ['05-12-26', null],
    ['05-12', null],
    ['mañana', null],
    ['', null],
    [null, null],
  ])('is read from %j as %j', (text, expected) => expect(dayOf(text)).toBe(expected));
});
