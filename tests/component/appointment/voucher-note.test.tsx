import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BookingNote } from '@/components/products/booking-note';
import { type BookingPrice, bookingOfVoucher, vouchersOfBookings } from '@/lib/domain/price-list';
import { foldedText } from '@/lib/domain/related';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { aProduct } from '@/tests/support/domain';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { getMessages } from '../support/intl';
import { chooseSlot, openCovid } from './open-form';

const voucher = {
  ...aProduct({ name: 'PCR para viajar', slug: 'pcr-para-viajar', priceCents: 7900 }),
  words: foldedText('PCR para viajar: PCR nasofaríngea con informe en inglés'),
};
const PRICES: BookingPrice[] = [
  { test: 'testPCR', clinicId: '10', cents: 5900 },
  { test: 'testPCR', clinicId: '11', cents: 5500 },
  { test: 'testAntigenos', clinicId: '10', cents: 2500 },
];

const testNames = async (locale: Locale) => (await getMessages({ locale })).Assistant.types;
const vouchers = async () => {
  const names = await testNames('es');
  return vouchersOfBookings([voucher], (test) => names[test]);
};

describe('the form of a test', () => {
  it.each([1280, 390])('names the voucher that includes it, beside its price, once, at %i px', async (width) => {
    await page.viewport(width, 844);
    const form = await openCovid({ vouchers: await vouchers() });
    const link = form.main.getByRole('link', { name: 'PCR para viajar' });
    await expect.element(link).not.toBeInTheDocument();
    await chooseSlot(form);
    await expect.element(form.main.getByRole('strong').filter({ hasText: '59,00' })).toBeVisible();
    await expect.element(link).toBeVisible();
    await expect.element(link).toHaveAttribute('href', '/productos/pcr-para-viajar');
    await expect
      .element(form.main.getByRole('paragraph').filter({ hasText: 'Hay un bono' }))
      .toHaveTextContent(/^Hay un bono con esta prueba que incluye más, por 79,00\s€: PCR para viajar$/);
    expectNoOverflow();
    await expectAccessible();
  });

  it('names no voucher that does not include the chosen test', async () => {
    const form = await openCovid({ vouchers: await vouchers() });
    const link = form.main.getByRole('link', { name: 'PCR para viajar' });
    await form.main.getByRole('radio', { name: 'PCR nasofaríngea' }).click();
    await expect.element(link).toBeVisible();
    await form.main.getByRole('radio', { name: 'Test de antígenos' }).click();
    await expect.element(link).not.toBeInTheDocument();
  });
});

it.each(LOCALES)('the voucher names the test that is booked alone, and its lowest price, in %s', async (locale) => {
  const names = await testNames(locale);
  const named = { ...voucher, words: foldedText(`${voucher.name} ${names.testPCR}`) };
  const booking = bookingOfVoucher(named, PRICES, (test) => names[test]);
  if (!booking) throw new Error('The voucher names no test.');
  const messages = await getMessages({ locale });
  await render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Madrid">
      <BookingNote {...{ locale, booking }} />
    </NextIntlClientProvider>,
  );
  await expect.element(page.getByText(names.testPCR)).toHaveTextContent(/(?:desde|des de|from) (?:55,00\s€|€55\.00)\./);
  const link = page.getByRole('link', { name: messages.Product.comparePrices });
  await expect.element(link).toHaveAttribute('href', locale === 'es' ? '/precios' : `/${locale}/precios`);
});
