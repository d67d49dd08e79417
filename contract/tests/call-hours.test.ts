import { describe, expect, it } from 'vitest';
import { callChoices, callHours, callPromise, callWindowValue, isOver, parseCallWindow } from '../call-hours';
import { addDays, madridInstant } from '../dates';

const at = (moment: string): Date => madridInstant(moment.slice(0, 10), moment.slice(11).replace(':', ''));
const monday = { day: '2026-11-30', from: '0740', until: '2200' };

describe('the promise of a call', () => {
  it.each([
    ['on a Tuesday at 10:00, until the next day at 10:00', '2026-11-24 10:00', '2026-11-25 10:00'],
    ['at night, until the end of the next day', '2026-11-24 23:30', '2026-11-25 22:00'],
    ['before the clinics open, until the evening', '2026-11-25 06:00', '2026-11-25 22:00'],
    ['on a Friday evening, until Saturday 15:00', '2026-11-27 20:00', '2026-11-28 15:00'],
    ['on a Saturday an hour before it closes, until then', '2026-11-28 14:00', '2026-11-28 15:00'],
    ['on a Sunday at noon, until Monday at noon', '2026-11-29 12:00', '2026-11-30 12:00'],
    ['on a Sunday with an hour of Monday, until then', '2026-11-29 08:40', '2026-11-30 08:40'],
    ['on the day before a holiday, until it closes', '2026-12-07 12:00', '2026-12-07 22:00'],
  ])('is a day for a request %s', (_, received, due) => {
    expect(callPromise(at(received))).toEqual({ window: null, due: at(due) });
  });

  it.each([
    ['on a Saturday with less than an hour left', '2026-11-28 14:01', monday],
    ['on a Saturday evening', '2026-11-28 18:00', monday],
    ['on a Sunday with less than an hour of Monday', '2026-11-29 08:39', monday],
    ['on the evening before a holiday', '2026-12-07 21:30', { ...monday, day: '2026-12-09' }],
    ['on the evening before Christmas', '2026-12-24 21:30', { day: '2026-12-26', from: '0745', until: '1500' }],
    ['on the evening before Good Friday', '2027-03-25 21:30', { day: '2027-03-27', from: '0745', until: '1500' }],
    ['on a Saturday before a holiday of the community', '2027-03-27 15:00', { ...monday, day: '2027-03-30' }],
  ])('names the next hours for a request %s', (_, received, window) => {
    expect(callPromise(at(received))).toEqual({ window, due: madridInstant(window.day, window.until) });
  });

  it('is the window that the patient chose', () => {
    const window = { day: '2026-12-01', from: '0740', until: '1400' };
    expect(callPromise(at('2026-11-30 10:00'), window)).toEqual({ window, due: at('2026-12-01 14:00') });
  });

  it('is kept by the clock of Madrid across a change to winter time', () => {
    expect(callPromise(at('2026-10-24 16:00'))).toEqual({
      window: { ...monday, day: '2026-10-26' },
      due: new Date('2026-10-26T21:00:00Z'),
    });
  });
});

describe('the windows to choose from', () => {
  const choicesAt = (moment: string) => callChoices(at(moment)).map(callWindowValue);

  it('are the mornings and afternoons of five days, without Sundays and holidays', () => {
    expect(choicesAt('2026-12-04 09:00')).toEqual([
      ...['2026-12-04 1400-2200', '2026-12-05 0745-1500', '2026-12-07 0740-1400', '2026-12-07 1400-2200'],
      ...['2026-12-09 0740-1400', '2026-12-09 1400-2200', '2026-12-10 0740-1400', '2026-12-10 1400-2200'],
    ]);
  });

  it('have not begun', () => {
    expect(choicesAt('2026-12-04 07:39')[0]).toBe('2026-12-04 0740-1400');
    expect(choicesAt('2026-12-04 07:40')[0]).toBe('2026-12-04 1400-2200');
    expect(choicesAt('2026-12-04 14:00')[0]).toBe('2026-12-05 0745-1500');
  });

  it('are read again from their text', () => {
    for (const window of callChoices(at('2026-12-04 09:00')))
      expect(parseCallWindow(callWindowValue(window))).toEqual(window);
  });

  it.each([
    ['other hours', '2026-12-04 0800-1400'],
    ['a Sunday', '2026-12-06 0740-1400'],
    ['a holiday', '2026-12-08 0740-1400'],
    ['an impossible day', '2026-02-30 0740-1400'],
    ['an impossible time', '2026-12-04 0740-2560'],
    ['other text', 'mañana'],
  ])('do not include %s', (_, text) => expect(parseCallWindow(text)).toBeNull());

  it('include the whole day, which a promise may name', () => {
    expect(parseCallWindow('2026-11-30 0740-2200')).toEqual(monday);
  });

  it('are over when their last hour ends', () => {
    const window = { day: '2026-12-04', from: '0740', until: '1400' };
    expect([isOver(window, at('2026-12-04 13:59')), isOver(window, at('2026-12-04 14:00'))]).toEqual([false, true]);
  });
});

it('clinics call from Monday to Friday from 7:40 to 22:00 and on Saturdays from 7:45 to 15:00 (M179)', () => {
  const hours = Array.from({ length: 7 }, (_, ahead) => callHours(addDays('2026-11-23', ahead)));
  const shown = hours.map((one) => one && [one.from, one.until]);
  expect(shown).toEqual([...Array(5).fill(['0740', '2200']), ['0745', '1500'], null]);
});
