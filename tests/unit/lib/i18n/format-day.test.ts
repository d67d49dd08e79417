import { expect, it } from 'vitest';
import { formatDay, formatInstant } from '@/lib/i18n/format-day';

it('writes a day with its weekday, identically in every time zone', () => {
  expect(formatDay('es', '2026-12-03')).toBe('jueves, 3 de diciembre de 2026');
  expect(formatDay('ca', '2026-12-03')).toBe('dijous, 3 de desembre del 2026');
  expect(formatDay('en', '2026-12-03')).toMatch(/^Thursday,? 3 December 2026$/);
});

// ICU versions differ in the separator.
it('writes an instant by the Madrid clock', () => {
  expect(formatInstant('es', '2026-12-03T08:15:00Z')).toMatch(/^3 de diciembre de 2026(?:,| a las) 9:15$/);
  expect(formatInstant('es', '2026-07-03T22:15:00Z')).toMatch(/^4 de julio de 2026(?:,| a las) 0:15$/);
});
