import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClinicComparison } from '@/components/shared/clinic-comparison';
import type { Locale } from '@/lib/i18n/locales';
import { aClinic } from '@/tests/support/domain';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { getMessages, setPageLocale } from '../support/intl';

const CLINICS = [
  aClinic({ id: '1', slug: 'valencia', name: 'València', coordinates: { latitude: 39.47, longitude: -0.376 } }),
  aClinic({ id: '2', slug: 'l-hospitalet', name: 'L’Hospitalet', parking: 'Plaza', access: 'Rampa' }),
  aClinic({ id: '3', slug: 'gandia', name: 'Gandia', coordinates: { latitude: 38.968, longitude: -0.181 } }),
];
const AT_GANDIA = { coords: { latitude: 38.968, longitude: -0.181 } } as GeolocationPosition;

type Ask = (found: PositionCallback, failed: (error: { code: number }) => void) => void;

async function compare(ask: Ask, locale: Locale = 'es', clinics = CLINICS) {
  setPageLocale(locale);
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(ask as never);
  const choices = clinics.map((clinic) => ({ clinic, href: null, price: null, hour: null }));
  const messages = await getMessages({ locale });
  const { Distances: texts, Clinic: names } = messages;
  await render(
    <NextIntlClientProvider {...{ locale, messages }} timeZone="Europe/Madrid">
      {await ClinicComparison({ locale, choices })}
    </NextIntlClientProvider>,
  );
  return { asked, texts, names, button: page.getByRole('button', { name: texts.ask }) };
}

const rows = () => [...document.querySelectorAll('tbody > tr')].map(({ textContent }) => textContent ?? '');

it('a comparison without places offers no distances', async () => {
  const { button } = await compare(() => undefined, 'es', [aClinic({ name: 'Gandia' })]);
  await expect.element(page.getByRole('table')).toHaveTextContent('Gandia');
  await expect.element(button).not.toBeInTheDocument();
});

it('a refused position and an unavailable one are reported, and a retry fills the distances', async () => {
  const answers: Ask[] = [
    (_found, failed) => failed({ code: GeolocationPositionError.PERMISSION_DENIED }),
    (_found, failed) => failed({ code: GeolocationPositionError.POSITION_UNAVAILABLE }),
    () => undefined,
    (found) => found(AT_GANDIA),
  ];
  const { asked, texts, button } = await compare((...given) => answers.shift()?.(...given));
  expect(asked).not.toHaveBeenCalled();
  for (const said of [texts.refused, texts.failed, texts.asking]) {
    await button.click();
    await expect.element(page.getByRole('status')).toHaveTextContent(said);
    expect(rows().join()).not.toContain(' km');
  }
  await button.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(texts.found);
  expect(rows()[0]).toMatch(/5\d,\d km/);
});

it.each([
  ['es', 320],
  ['ca', 390],
  ['en', 1280],
] as const)('each clinic with a place has its distance, and says how to get there: %s', async (locale, width) => {
  await page.viewport(width, 844);
  const { names, button } = await compare((found) => found(AT_GANDIA), locale);
  await button.click();
  await expect.element(page.getByText(/^0[,.]0 km$/)).toBeVisible();
  expect(rows().map((row) => /[\d,.]+ km/.test(row))).toEqual([true, false, true]);
  expect(rows()[1]).toContain(`${names.parking}: Plaza${names.access}: Rampa`);
  await expectAccessible();
  expectNoOverflow();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toMatch(/38\.9|0\.18/);
});
