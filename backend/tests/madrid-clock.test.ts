import { execFileSync } from 'node:child_process';
import { clockTime, parseHhmm } from '@clinic/contract/clock-time';
import { afterAll, describe, expect, it } from 'vitest';
import {
  daysLater,
  madridTime,
  parseDay,
  toGmt,
  toHhmm,
  toMinutes,
  wallMoment,
  weekdayOf,
  wireDay,
} from '#madrid-clock';
import { bundlePrograms } from './support/program';

const programs = await bundlePrograms('madrid-clock.ts');
afterAll(programs.remove);

describe('the Madrid calendar and clock', () => {
  it.each([
    ['14-12-2026', '2026-12-14'],
    ['14/12/2026', '2026-12-14'],
    ['2026-12-14', '2026-12-14'],
    ['2026-12-14 09:15', '2026-12-14'],
    ['14-12-2026T09:15:00', '2026-12-14'],
    ['29-02-2028', '2028-02-29'],
  ])('reads the day %s', (text, day) => expect(parseDay(text)).toBe(day));

  it.each([
    '29-02-2027',
    '31/04/2027',
    'x14-12-2026',
    '14-12-20266',
    'x2026-12-14',
    '2026-12-145',
    '14.12.2026',
    '14-12/2026',
    '4-12-2026',
    '12-14-2026',
    '',
    'hoy',
    '0000-00-00',
  ])('does not read %j as a day', (text) => expect(parseDay(text)).toBeNull());

  it.each([
    ['0915', '0915'],
    ['915', '0915'],
    ['09:15', '0915'],
    ['9:15', '0915'],
    ['2400', null],
    ['0960', null],
    ['', null],
    ['15', null],
    ['mañana', null],
  ])('reads the time %j as %j', (text, hhmm) => expect(parseHhmm(text)).toBe(hhmm));

  it('formats days and times for the wire and for people', () => {
    expect([wireDay('2026-12-14'), clockTime('0915')]).toEqual(['14-12-2026', '09:15']);
    expect([weekdayOf('2026-12-14'), weekdayOf('2026-12-13')]).toEqual([1, 7]);
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysLater('2027-01-01', -1)).toBe('2026-12-31');
    expect([toMinutes('0915'), toMinutes('2359')]).toEqual([555, 1439]);
    expect([0, 65, 555, 1440].map(toHhmm)).toEqual(['0000', '0105', '0915', '2400']);
  });

  it.each([
    ['2026-07-14T21:59:00Z', { day: '2026-07-14', hhmm: '2359' }],
    ['2026-07-14T22:00:00Z', { day: '2026-07-15', hhmm: '0000' }],
    ['2026-12-14T22:59:00Z', { day: '2026-12-14', hhmm: '2359' }],
    ['2027-03-28T00:59:00Z', { day: '2027-03-28', hhmm: '0159' }],
    ['2027-03-28T01:00:00Z', { day: '2027-03-28', hhmm: '0300' }],
    ['2027-10-31T01:30:00Z', { day: '2027-10-31', hhmm: '0230' }],
  ])('shows %s as the wall in Madrid does', (instant, wall) => expect(wallMoment(new Date(instant))).toEqual(wall));

  it.each(['UTC', 'America/New_York', 'Pacific/Auckland', 'Europe/Madrid'])(
    'gives the same result in a process in %s',
    (zone) => {
      const script = `import('${programs.programOf('madrid-clock.ts')}').then(({ wallMoment, parseDay, weekdayOf }) =>
        process.stdout.write(JSON.stringify([wallMoment(new Date('2027-03-28T01:00:00Z')), parseDay('28-03-2027'), weekdayOf('2027-03-28')])))`;
      const env = { ...process.env, TZ: zone };
      const said = execFileSync('node', ['-e', script], { encoding: 'utf8', env });
      expect(JSON.parse(said)).toEqual([{ day: '2027-03-28', hhmm: '0300' }, '2027-03-28', 7]);
    },
  );
});

it.each([
  ['2026-11-06T10:30:00', '2026-11-06T09:30:00'],
  ['2026-07-01T00:15:00', '2026-06-30T22:15:00'],
  ['2026-03-29T01:30:00', '2026-03-29T00:30:00'],
  ['2026-03-29T03:30:00', '2026-03-29T01:30:00'],
  ['2026-10-25T04:00:00', '2026-10-25T03:00:00'],
])('reads %s of the blog as %s in Greenwich', (local, gmt) => {
  expect(toGmt(local)).toBe(gmt);
  expect(madridTime(new Date(`${gmt}Z`))).toBe(local);
});
