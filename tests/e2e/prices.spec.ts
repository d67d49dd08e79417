import type { Page } from '@playwright/test';
import ca from '../../messages/ca.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };
import { byPointer } from '../support/actions';
import { form } from '../support/appointment-visit';
import { expect, test } from './visit';

// Which prices are listed, in which order, is in tests/unit/lib/domain/price-list.test.ts; that each page has its price
// of the list, in tests/http/prices.test.ts.

/** A search by words without accents or capitals finds a test and a voucher of the same name. */
const LANGUAGES = [
  { prefix: '', messages: es, words: 'RESONANCIA rodilla', name: 'Resonancia de rodilla' },
  { prefix: '/ca', messages: ca, words: 'ressonancia genoll', name: 'Ressonància de genoll' },
  { prefix: '/en', messages: en, words: 'knee mri', name: 'Knee MRI' },
];

const main = (page: Page) => page.getByRole('main');
const rowsOf = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('strong') });
const priceOf = async (row: ReturnType<typeof rowsOf>) => (await row.locator('strong').textContent()) ?? 'no price';

async function search(page: Page, { PriceIndex: texts }: typeof es, words: string) {
  await main(page).getByLabel(texts.search, { exact: true }).fill(words);
  await main(page).getByRole('button', { name: texts.submit, exact: true }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('every language lists the same prices, and a search among them leads to a page with the same price', async ({
      page,
    }) => {
      const lists: string[][] = [];
      for (const { prefix, messages, words, name } of LANGUAGES) {
        const texts = messages.PriceIndex;
        await page.goto(`${prefix}/precios`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
        const links = await rowsOf(page).getByRole('link').all();
        const list = await Promise.all(links.map((link) => link.getAttribute('href')));
        lists.push(list.map((href) => href?.replace(prefix, '') ?? '').sort());

        await search(page, messages, words);
        await expect(page).toHaveURL(new RegExp(`${prefix}/precios\\?busca=`));
        await expect(main(page).getByRole('status')).toHaveText(/^2 /);
        await expect(rowsOf(page).getByRole('link')).toHaveText([name, name]);
        const [exam, voucher] = [rowsOf(page).first(), rowsOf(page).last()];
        await expect(voucher).toContainText(texts.voucher);
        for (const row of [exam, voucher]) {
          const price = await priceOf(row);
          await row.getByRole('link').click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
          await expect(main(page).locator('strong').filter({ hasText: price }).first()).toBeVisible();
          await page.goBack();
          await expect(rowsOf(page)).toHaveCount(2);
        }

        await search(page, messages, 'zzqxw');
        await expect(rowsOf(page)).toHaveCount(0);
        await expect(main(page).getByText(texts.noneFound)).toBeVisible();
        await expect(main(page).getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
        await main(page).getByRole('link', { name: texts.seeAll }).click();
        await expect(page).toHaveURL(`${prefix}/precios`);
        await expect(rowsOf(page)).toHaveCount(list.length);
      }
      const [first = []] = lists;
      expect(first.length).toBeGreaterThan(50);
      expect(lists).toEqual([first, first, first]);
    });
  });
}

test('a test costs the same on the list and in its booking, and the voucher that includes it says so', async ({
  page,
}) => {
  const { Assistant: booking, AppointmentForm: texts, PriceIndex: list, Product: product } = en;
  const pcr = rowsOf(page).filter({ has: page.getByRole('link', { name: booking.types.testPCR, exact: true }) });
  await page.goto('/en/precios');
  const alone = await priceOf(pcr.filter({ hasText: 'Castelló Centro' }));
  const lowest = await priceOf(pcr.last());
  const included = await priceOf(rowsOf(page).filter({ has: page.getByRole('link', { name: 'PCR for travel' }) }));
  expect(new Set([alone, lowest, included]).size).toBe(3);

  await pcr.filter({ hasText: 'Castelló Centro' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/pedir-cita/);
  await expect(form(page).getByRole('checkbox', { name: booking.covid })).toBeChecked();
  await byPointer(page).choose(form(page).getByRole('combobox', { name: booking.clinic }), 'castell');
  const radio = form(page).getByRole('radio', { name: booking.types.testPCR, exact: true });
  await expect(radio).toHaveAccessibleDescription(alone);
  await radio.check();
  const note = main(page)
    .getByRole('paragraph')
    .filter({ hasText: texts.withVoucher.split('{price}')[0] });
  await expect(note.filter({ visible: true })).toContainText(included);
  await note.filter({ visible: true }).getByRole('link', { name: 'PCR for travel' }).click();

  await expect(page).toHaveURL('/en/productos/pcr-para-viajar');
  await expect(main(page).getByRole('complementary').getByText(included, { exact: true })).toBeVisible();
  await expect(main(page).getByText(`${booking.types.testPCR}, from ${lowest}.`)).toBeVisible();
  await main(page).getByRole('link', { name: product.comparePrices }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.title);
});
