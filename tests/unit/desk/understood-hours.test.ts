import { describe, expect, it } from 'vitest';
import { daysText, understoodHours } from '@/desk/src/records/understood-hours';

/** A Monday, by the Madrid clock. */
const monday = (clock: string) => new Date(`2026-11-23T${clock.padStart(5, '0')}:00+01:00`);
const WORDS = { to: 'a', closed: 'cerrado' };
const USUAL = 'Lunes a viernes 7:40 a 22:00\nSábados 7:45 a 15:00';

describe('opening hours as the site reads them', () => {
  it('are shown with identical days together', () => {
    const { days } = understoodHours(USUAL, monday('12:00')) ?? expect.unreachable();
    expect(daysText(days, 'es', WORDS)).toBe('lunes a viernes 7:40–22:00; sábado 7:45–15:00; domingo cerrado');
  });

  it('show each interval of a day, and a different day between two others', () => {
    const { days } =
      understoodHours('Lunes y miércoles 9:00 a 13:00 y 16:00 a 20:00', monday('12:00')) ?? expect.unreachable();
    expect(daysText(days, 'es', WORDS)).toBe(
      'lunes 9:00–13:00, 16:00–20:00; martes cerrado; miércoles 9:00–13:00, 16:00–20:00; jueves a domingo cerrado',
    );
  });

  it.each([
    ['7:39', false],
    ['7:40', true],
    ['21:59', true],
    ['22:00', false],
  ])('say at %s whether the clinic is open', (clock, isOpen) => {
    expect(understoodHours(USUAL, monday(clock))?.isOpen).toBe(isOpen);
  });

  it.each(['Llamar antes', 'Lunes a viernes de 25:00 a 26:00', 'Lunes 9:00 a 13:00, según el médico'])(
    'are not guessed: %s',
    (text) => expect(understoodHours(text, monday('12:00'))).toBeNull(),
  );
});
