import { afterEach, describe, expect, it } from 'vitest';
import { weekTime } from '../dates';
import { openState, timeOfMinute, unionOf, type Week } from '../open-state';
import { parseOpeningHours } from '../opening-hours';

const parsed = (text: string): Week => parseOpeningHours(text) ?? expect.unreachable();
const USUAL = parsed('Lunes a viernes 7:40 a 22:00\nSábados 7:45 a 15:00');
const [MONDAY, TUESDAY, SATURDAY] = [0, 1, 5];

/** A moment by the Madrid clock in winter (UTC+1); 23 November 2026 is a Monday. */
const winter = (day: number, clock: string) => new Date(`2026-11-${23 + day}T${clock}:00+01:00`);

const ZONE = process.env.TZ;
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

describe.each(['UTC', 'America/New_York', 'Pacific/Auckland', 'Europe/Madrid'])('with the computer in %s', (zone) => {
  it.each([
    ['just before opening', winter(MONDAY, '07:39'), { kind: 'closed', day: MONDAY, minute: 460, isToday: true }],
    ['at opening', winter(MONDAY, '07:40'), { kind: 'open' }],
    ['in the middle', winter(MONDAY, '13:00'), { kind: 'open' }],
    ['an hour before closing', winter(MONDAY, '21:00'), { kind: 'closing', minute: 1320 }],
    ['61 minutes before closing', winter(MONDAY, '20:59'), { kind: 'open' }],
    ['the last minute', winter(MONDAY, '21:59'), { kind: 'closing', minute: 1320 }],
    ['at closing', winter(MONDAY, '22:00'), { kind: 'closed', day: TUESDAY, minute: 460, isToday: false }],
    ['at midnight', winter(TUESDAY, '00:00'), { kind: 'closed', day: TUESDAY, minute: 460, isToday: true }],
    ['a minute to midnight', winter(MONDAY, '23:59'), { kind: 'closed', day: TUESDAY, minute: 460, isToday: false }],
    ['Saturday afternoon', winter(SATURDAY, '15:00'), { kind: 'closed', day: MONDAY, minute: 460, isToday: false }],
    ['Sunday', winter(6, '12:00'), { kind: 'closed', day: MONDAY, minute: 460, isToday: false }],
    ['Sunday at the last minute', winter(6, '23:59'), { kind: 'closed', day: MONDAY, minute: 460, isToday: false }],
    // 28 March 2027: at 2:00 the clock shows 3:00. 31 October 2027: at 3:00 it shows 2:00 again. Both are Sundays.
    [
      'before the spring change',
      new Date('2027-03-28T00:59:00Z'),
      { kind: 'closed', day: 0, minute: 460, isToday: false },
    ],
    ['the Monday after it', new Date('2027-03-29T05:40:00Z'), { kind: 'open' }],
    ['a minute before', new Date('2027-03-29T05:39:00Z'), { kind: 'closed', day: 0, minute: 460, isToday: true }],
    ['the Saturday before it', new Date('2027-03-27T06:45:00Z'), { kind: 'open' }],
    ['the Monday after the autumn change', new Date('2027-11-01T06:40:00Z'), { kind: 'open' }],
    ['a minute before', new Date('2027-11-01T06:39:00Z'), { kind: 'closed', day: 0, minute: 460, isToday: true }],
    ['the Saturday before it', new Date('2027-10-30T12:59:00Z'), { kind: 'closing', minute: 900 }],
  ])('%s', (_when, now, state) => {
    process.env.TZ = zone;
    expect(openState(USUAL, now)).toEqual(state);
  });

  it('a night with a change of the clock opens and closes by the clock', () => {
    process.env.TZ = zone;
    const nights = parsed('Sábados 22:00 a 6:00');
    expect(openState(nights, new Date('2027-03-28T03:59:00Z'))).toEqual({ kind: 'closing', minute: 360 });
    expect(openState(nights, new Date('2027-03-28T04:00:00Z'))).toMatchObject({ kind: 'closed', day: SATURDAY });
    expect(openState(nights, new Date('2027-10-31T04:59:00Z'))).toEqual({ kind: 'closing', minute: 360 });
    expect(openState(nights, new Date('2027-10-31T05:00:00Z'))).toMatchObject({ kind: 'closed', day: SATURDAY });
  });

  it('shows the repeated hour like the clock', () => {
    process.env.TZ = zone;
    expect(weekTime(new Date('2027-10-31T00:30:00Z'))).toEqual({ day: 6, minute: 150 });
    expect(weekTime(new Date('2027-10-31T01:30:00Z'))).toEqual({ day: 6, minute: 150 });
    expect(weekTime(new Date('2027-03-28T01:00:00Z'))).toEqual({ day: 6, minute: 180 });
  });
});

describe('openState', () => {
  it('closes at noon and opens again the same day', () => {
    const split = parsed('Lunes a viernes 8:00 a 14:00 y 15:30 a 20:30');
    expect(openState(split, winter(MONDAY, '14:10'))).toEqual({ kind: 'closed', day: 0, minute: 930, isToday: true });
  });

  it('joins hours that meet at midnight', () => {
    const joined = parsed('Lunes 20:00 a 24:00\nMartes 0:00 a 6:00');
    expect(openState(joined, winter(MONDAY, '23:30'))).toEqual({ kind: 'open' });
    expect(openState(joined, winter(TUESDAY, '05:30'))).toEqual({ kind: 'closing', minute: 360 });
  });

  it('stays open past the end of the week', () => {
    const night = parsed('Domingo 22:00 a 6:00');
    expect(openState(night, winter(MONDAY, '05:30'))).toEqual({ kind: 'closing', minute: 360 });
    expect(openState(night, winter(MONDAY, '06:00'))).toEqual({ kind: 'closed', day: 6, minute: 1320, isToday: false });
  });

  it('returns the day a week later when today is the only day', () => {
    const weekly = parsed('Lunes 9:00 a 10:00');
    expect(openState(weekly, winter(MONDAY, '11:00'))).toEqual({ kind: 'closed', day: 0, minute: 540, isToday: false });
  });

  it('never closes when it is open around the clock, on Sunday night too', () => {
    const always = parsed('Todos los días 24 horas');
    expect(openState(always, winter(6, '23:59'))).toEqual({ kind: 'open' });
    expect(openState(always, winter(MONDAY, '00:00'))).toEqual({ kind: 'open' });
  });

  it('closes at midnight as 0:00', () => {
    const late = parsed('Lunes 9:00 a 0:00');
    expect(openState(late, winter(MONDAY, '23:10'))).toEqual({ kind: 'closing', minute: 0 });
  });

  it('handles a week without hours', () => {
    expect(openState(parsed('Todos los días cerrado'), winter(MONDAY, '12:00'))).toEqual({ kind: 'never' });
  });
});

describe('unionOf', () => {
  it('is open whenever one of the weeks is', () => {
    const union = unionOf([
      parsed('Lunes 8:00 a 14:00 y 16:00 a 18:00'),
      parsed('Lunes 12:00 a 15:00\nMartes 9:00 a 10:00'),
    ]);
    expect(union).toEqual([
      [
        [480, 900],
        [960, 1080],
      ],
      [[540, 600]],
      ...Array.from({ length: 5 }, () => []),
    ]);
  });

  it('is always closed for an empty list of weeks', () => {
    expect(openState(unionOf([]), winter(MONDAY, '12:00'))).toEqual({ kind: 'never' });
  });
});

describe('timeOfMinute', () => {
  it.each([
    [460, '7:40'],
    [1320, '22:00'],
    [0, '0:00'],
    [1440, '24:00'],
    [1800, '6:00'],
  ])('%i is %s', (minute, text) => {
    expect(timeOfMinute(minute)).toBe(text);
  });
});
