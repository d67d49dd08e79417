import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { slotRequest } from '@/backend/tests/support/booking-requests';
import { button, call, choose, DESK, isShown, newEmail, tab, work } from './desk';
import { expectAccessible, expectToFit } from './fit';

// Every visit of the agenda stands at its time on the axis, whatever was shown before.

const texts = DESK.es;
const DAY_MS = 86_400_000;

/** By the number of days after Monday; the first visit on Monday begins at a quarter to eight. */
const VISITS = [
  [0, 'testSerologico', '0745-0755', 'Aina'],
  [0, 'testPCR', '0900-0915', 'Blai'],
  [1, 'testPCR', '0845-0900', 'Carme'],
  [1, 'testPCR', '1200-1215', 'Dora'],
  [7, 'testPCR', '1015-1030', 'Eloi'],
] as const;

const isoDay = (day: Date) => day.toISOString().slice(0, 10);
const wireDay = (day: Date) => isoDay(day).split('-').reverse().join('-');
const after = (monday: Date, days: number) => new Date(monday.getTime() + days * DAY_MS);

/** True when an hour can be booked at the clinic on a day. */
async function isFree(day: Date, [, prueba, hueco]: (typeof VISITS)[number]) {
  const query = new URLSearchParams({ centromedico: '1', fecha: wireDay(day), prueba });
  const { slots = [] } = await call<{ slots?: { initTime: string }[] }>('GET', `/api/citas/buscarhuecos?${query}`);
  return slots.some(({ initTime }) => initTime === hueco.slice(0, 4));
}

/**
 * Books the visits from the first Monday on, at least five weeks ahead, on which all of them are free; returns that
 * Monday.
 */
async function bookVisits(): Promise<Date> {
  let monday = new Date(Date.now() + 35 * DAY_MS);
  const areFree = async () =>
    (await Promise.all(VISITS.map((visit) => isFree(after(monday, visit[0]), visit)))).every(Boolean);
  while (monday.getUTCDay() !== 1 || !(await areFree())) monday = after(monday, 1);
  for (const [days, tipo, hueco, nombre] of VISITS) {
    const dia = wireDay(after(monday, days));
    const email = newEmail();
    const given = { dia, hueco, tipo, nombre, email, emailconfirmation: email, apellidos: 'de la Agenda' };
    await call('POST', '/api/citas/solicitar', slotRequest(given));
  }
  return monday;
}

/** Distance in pixels of each visit, by hour and name, from its time on the axis. */
function distances(): Record<string, number> {
  const rows = new Map(
    [...document.querySelectorAll('[data-time]')].map((row) => [row.getAttribute('data-time'), row]),
  );
  const topOf = (hour: string, minute: number) => {
    const row = rows.get(`${hour.padStart(2, '0')}:${String(minute - (minute % 15)).padStart(2, '0')}:00`);
    const { top = Number.NaN, height = Number.NaN } = row?.getBoundingClientRect() ?? {};
    return top + (height * (minute % 15)) / 15;
  };
  return Object.fromEntries(
    [...document.querySelectorAll('.desk-event')].map((block) => {
      const [, time = '', hour = '', minute = ''] = /^((\d+):(\d\d))/.exec(block.textContent ?? '') ?? [];
      const name = block.textContent?.slice(time.length).split(' ')[0];
      return [`${time} ${name}`, Math.abs(block.getBoundingClientRect().top - topOf(hour, Number(minute)))];
    }),
  );
}

const MONDAY = ['7:45 Aina', '9:00 Blai'];
const TUESDAY = ['8:45 Carme', '12:00 Dora'];
const WEEK = [...MONDAY, ...TUESDAY];
const NEXT_WEEK = ['10:15 Eloi'];

/**
 * Waits until of the booked visits exactly these are drawn, at their places. Compares texts: the first line of a
 * failure then names the visits.
 */
const expectInPlace = (visits: readonly string[], when: string) =>
  expect
    .poll(() => {
      const found = distances();
      const missing = visits.filter((one) => !(one in found));
      const left = [...WEEK, ...NEXT_WEEK].filter((one) => one in found && !visits.includes(one));
      const far = Object.keys(found).filter((one) => !(Number(found[one]) < 2));
      return `${when}: missing ${missing}; not removed ${left}; at another place ${far}`;
    })
    .toBe(`${when}: missing ; not removed ; at another place `);

const devtools = () => cdp() as unknown as { send: (name: string, given?: object) => Promise<void> };

beforeEach(() => page.viewport(1366, 900));
afterEach(() => devtools().send('Emulation.clearDeviceMetricsOverride'));

it('each visit stands at its time on the axis after every move, size, zoom and clinic', {
  timeout: 60_000,
}, async () => {
  const monday = await bookVisits();
  vi.setSystemTime(new Date(`${isoDay(monday)}T11:20:00Z`)); // the agenda begins with the Monday
  await work({ role: 'reception' }, '/');

  const press = (name: string) => button(name).click();
  const show = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  /** Like the zoom of a browser: fewer and larger pixels. */
  const zoom = async (factor: number) => {
    const [width, height] = [Math.round(1366 / factor), Math.round(900 / factor)];
    await page.viewport(width, height);
    const view = { width, height, deviceScaleFactor: factor, mobile: false };
    await devtools().send('Emulation.setDeviceMetricsOverride', view);
    expect(devicePixelRatio).toBeCloseTo(factor);
  };
  const clinic = (name: string) => choose(page.getByRole('main').getByRole('combobox'), name);
  const { next, previous, listDay, listWeek } = texts.agenda;
  const cases: [what: string, act: () => Promise<unknown>, visits: string[]][] = [
    ['a day', async () => {}, MONDAY],
    ['the next day', () => press(next), TUESDAY],
    ['the day before', () => press(previous), MONDAY],
    ['the week', () => show(listWeek), WEEK],
    ['the next week', () => press(next), NEXT_WEEK],
    ['the week before', () => press(previous), WEEK],
    ['a clinic without visits', () => clinic('Clínica Gandia'), []],
    ['all clinics again', () => clinic(texts.allClinics), WEEK],
    ['800 px', () => page.viewport(800, 900), WEEK],
    ['1920 px', () => page.viewport(1920, 900), WEEK],
    ['zoomed to 150 %', () => zoom(1.5), WEEK],
    ['zoomed to 67 %', () => zoom(0.67), WEEK],
    ['a day, zoomed', () => show(listDay), MONDAY],
    ['the next day, zoomed', () => press(next), TUESDAY],
  ];
  for (const [what, act, visits] of cases) {
    await act();
    await expectInPlace(visits, what);
  }

  // 320 px: the same day as a list, and back.
  await devtools().send('Emulation.clearDeviceMetricsOverride');
  await page.viewport(320, 900);
  await isShown(tab(listDay));
  for (const one of ['Carme', 'Dora']) await isShown(page.getByText(`${one} de la Agenda`));
  await isShown(page.getByText('600 000 000').first());
  await expectToFit(320);
  await page.viewport(1366, 900);
  await expectInPlace(TUESDAY, 'wide again');
  await expectAccessible();
});
