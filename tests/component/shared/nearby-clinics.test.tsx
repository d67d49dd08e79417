import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NearbySection } from '@/components/shared/nearby/nearby-section';
import type { Locale } from '@/lib/i18n/locales';
import { aClinic } from '@/tests/support/domain';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { getMessages, setPageLocale } from '../support/intl';

const CLINICS = [
  aClinic({ id: '1', slug: 'valencia', name: 'València', coordinates: { latitude: 39.47, longitude: -0.376 } }),
  aClinic({ id: '2', slug: 'l-hospitalet', name: 'L’Hospitalet' }),
  aClinic({ id: '3', slug: 'gandia', name: 'Gandia', coordinates: { latitude: 38.968, longitude: -0.181 } }),
];
const AT_GANDIA = { coords: { latitude: 38.968, longitude: -0.181 } } as GeolocationPosition;

type Ask = (found: PositionCallback, failed: (error: { code: number }) => void) => void;

/** Renders the button over a browser that calls `ask` for a position request. */
async function openSection(ask: Ask, locale: Locale = 'es') {
  setPageLocale(locale);
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(ask as never);
  await render(await NearbySection({ locale, clinics: CLINICS, areFew: true }));
  const { NearbyClinics: texts } = await getMessages({ locale });
  const open = page.getByRole('button', { name: texts.open });
  await expect.element(open).toBeVisible();
  return { texts, asked, open, dialog: page.getByRole('dialog', { name: texts.title }) };
}

it.each([
  ['es', /^[\d,]+ km$/, 390],
  ['ca', /^[\d,]+ km$/, 320],
  ['en', /^[\d.]+ km$/, 1280],
] as const)('the clinics are sorted by distance, those without a place last: %s', async (locale, distance, width) => {
  await page.viewport(width, 844);
  const { texts, open, dialog } = await openSection((found) => found(AT_GANDIA), locale);
  await open.click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent(texts.found);
  const places = dialog
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent ?? '');
  expect(places.map((place) => /Gandia|València|L’Hospitalet/.exec(place)?.[0])).toEqual([
    'Gandia',
    'València',
    'L’Hospitalet',
  ]);
  expect(places[2]).not.toContain(' km');
  await expect.element(dialog.getByText(distance).nth(1)).toBeVisible();
  await expectAccessible();
  expectNoOverflow();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toMatch(/38\.9|0\.18/);
});

it('the position is not requested before the press', async () => {
  const { texts, asked, open, dialog } = await openSection(() => undefined);
  expect(asked).not.toHaveBeenCalled();
  await open.click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent(texts.asking);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
});

it('a refused position and an unavailable one are reported, and a retry works', async () => {
  const answers: Ask[] = [
    (_found, failed) => failed({ code: GeolocationPositionError.PERMISSION_DENIED }),
    (_found, failed) => failed({ code: GeolocationPositionError.POSITION_UNAVAILABLE }),
    (found) => found(AT_GANDIA),
  ];
  const { texts, open, dialog } = await openSection((...asked) => answers.shift()?.(...asked));
  for (const said of [texts.refused, texts.failed]) {
    await open.click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent(said);
    await expect.element(dialog.getByRole('listitem')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(open).toHaveFocus();
  }
  await open.click();
  await expect.element(dialog.getByRole('listitem').first()).toHaveTextContent(/Gandia/);
});
