import { expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ SLOT_DATE_SEPARATOR: '-' }));
vi.mock('@/lib/env', () => ({ env: () => settings }));
const { toWireDay } = await import('@/lib/upstream/mapping');

it.each([
  ['-', '05-12-2026'],
  ['/', '05/12/2026'],
])('writes a day with the separator %j of the environment', (separator, expected) => {
  settings.SLOT_DATE_SEPARATOR = separator;
  expect(toWireDay('2026-12-05')).toBe(expected);
});
