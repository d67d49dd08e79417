import type { APIRequestContext, Page } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-app';
import { DESK, signIn } from '../support/desk-visit';
import { PORTS } from '../support/ports';
import { expect, expectAccessible, test } from './visit';

// Every visit of the agenda stands at its time on the axis, whatever was shown before.

const texts = DESK.es;
const BACKEND = `http://127.0.0.1:${PORTS.backend}`;
const DAY_MS = 86_400_000;

/** By the days after the Monday; the first visit of the Monday begins a quarter before eight. */
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

/** Whether an hour can be booked at the clinic on a day. */
async function isFree(request: APIRequestContext, day: Date, [, prueba, hueco]: (typeof VISITS)[number]) {
  const query = new URLSearchParams({ centromedico: '1', fecha: wireDay(day), prueba });
  const answer = await (await request.get(`${BACKEND}/api/citas/buscarhuecos?${query}`)).json();
  return (answer.slots ?? []).some((slot: { initTime: string }) => slot.initTime === hueco.slice(0, 4));
}

/** Books the visits from the first Monday on, five weeks ahead at least, on which all of them are free; returns that Monday. */
async function bookVisits(request: APIRequestContext): Promise<Date> {
  let monday = new Date(Date.now() + 35 * DAY_MS);
  const areFree = async () =>
    (await Promise.all(VISITS.map((visit) => isFree(request, after(monday, visit[0]), visit)))).every(Boolean);
  while (monday.getUTCDay() !== 1 || !(await areFree())) monday = after(monday, 1);
  for (const [days, tipo, hueco, nombre] of VISITS) {
    const sent = slotRequest({ dia: wireDay(after(monday, days)), hueco, tipo, nombre, apellidos: 'de la Agenda' });
    const answer = await request.post(`${BACKEND}/api/citas/solicitar`, { data: sent });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return monday;
}

/** How far each visit, by its hour and name, stands from its time on the axis, in pixels. */
const distances = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
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
  });

/** Waits until the visits are drawn and stand where they belong. */
async function expectInPlace(page: Page, visits: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const found = await distances(page);
      const far = Object.entries(found).filter(([, pixels]) => !(pixels < 2));
      return { missing: visits.filter((one) => !(one in found)), far: far.map(([one]) => one) };
    })
    .toEqual({ missing: [], far: [] });
}

const MONDAY = ['7:45 Aina', '9:00 Blai'];
const TUESDAY = ['8:45 Carme', '12:00 Dora'];
const WEEK = [...MONDAY, ...TUESDAY];

test('each visit stands at its time on the axis after every move, size, zoom and clinic', async ({ page, request }) => {
  test.setTimeout(90_000);
  const monday = await bookVisits(request);
  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, { role: 'reception' });
  await page.clock.setFixedTime(new Date(`${isoDay(monday)}T11:20:00Z`)); // the agenda begins with the Monday
  await page.reload();

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const show = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const size = (width: number, height = 900) => page.setViewportSize({ width, height });
  /** As the zoom of a browser does it: fewer and larger pixels. */
  const zoom = async (factor: number) => {
    const devtools = await page.context().newCDPSession(page);
    const view = { width: Math.round(1366 / factor), height: Math.round(900 / factor) };
    await devtools.send('Emulation.setDeviceMetricsOverride', { ...view, deviceScaleFactor: factor, mobile: false });
  };
  const choose = async (clinic: string) => {
    await page.getByRole('main').getByRole('combobox').click();
    await page.getByRole('option', { name: clinic }).click();
  };
  const { next, previous, listDay, listWeek } = texts.agenda;
  const cases: [what: string, act: () => Promise<unknown>, visits: string[]][] = [
    ['a day', async () => {}, MONDAY],
    ['the next day', () => press(next), TUESDAY],
    ['the day before', () => press(previous), MONDAY],
    ['the week', () => show(listWeek), WEEK],
    ['the next week', () => press(next), ['10:15 Eloi']],
    ['the week before', () => press(previous), WEEK],
    ['a clinic without visits', () => choose('Clínica Gandia'), []],
    ['all clinics again', () => choose(texts.allClinics), WEEK],
    ['800 px', () => size(800), WEEK],
    ['1920 px', () => size(1920), WEEK],
    ['zoomed to 150 %', () => zoom(1.5), WEEK],
    ['zoomed to 67 %', () => zoom(0.67), WEEK],
    ['a day, zoomed', () => show(listDay), MONDAY],
    ['the next day, zoomed', () => press(next), TUESDAY],
  ];
  for (const [what, act, visits] of cases) {
    await test.step(what, async () => {
      await act();
      await expectInPlace(page, visits);
    });
  }

  await test.step('320 px: the same day as a list, and back', async () => {
    await size(320);
    await expect(page.getByRole('tab', { name: listDay })).toBeVisible();
    for (const one of ['Carme', 'Dora']) await expect(page.getByText(`${one} de la Agenda`)).toBeVisible();
    await expect(page.getByText('600 000 000').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await size(1366);
    await expectInPlace(page, TUESDAY);
    await expectAccessible(page);
  });
});
