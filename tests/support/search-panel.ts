import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Opens the live search by the header's link, once the page can. */
export async function openSearch(page: Page, name = 'Buscar') {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  const input = dialog.getByRole('combobox');
  await expect(input).toBeFocused();
  return { link, dialog, input };
}

/** Waits until the site has its own index: before that only the upstream's kinds are found. */
export async function searchIsReady({ request }: { request: APIRequestContext }) {
  const ask = async () => {
    const found = await request.post('/api/buscador', { data: { busqueda: 'holter', locale: 'es' } });
    return (await found.json()).tests.length;
  };
  await expect.poll(ask, { timeout: 20_000 }).toBeGreaterThan(0);
}
