import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Opens the live search by the header's link, once the page is ready for it. */
export async function openSearch(page: Page, name = 'Buscar') {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  const input = dialog.getByRole('combobox');
  await expect(input).toBeFocused();
  return { link, dialog, input };
}

/** Waits until the site has its own index in every language: before that only the upstream's results are found. */
export async function searchIsReady({ request }: { request: APIRequestContext }) {
  const ask = async () => {
    const found = await Promise.all(
      ['es', 'ca', 'en'].map((locale) => request.post('/api/buscador', { data: { busqueda: 'holter', locale } })),
    );
    return Promise.all(found.map(async (answer) => (await answer.json()).tests.length > 0));
  };
  await expect.poll(ask, { timeout: 40_000 }).toEqual([true, true, true]);
}
