import { expect, test } from '../e2e/visit';

const MESSAGES = {
  es: {
    path: '/aseguradoras',
    link: 'Aseguradoras',
    title: 'Aseguradoras con las que trabajamos',
    insurer: 'Azahar Salud',
  },
  ca: {
    path: '/ca/aseguradoras',
    link: 'Asseguradores',
    title: 'Asseguradores amb què treballem',
    insurer: 'Azahar Salut',
  },
  en: { path: '/en/aseguradoras', link: 'Insurers', title: 'Insurers we work with', insurer: 'Azahar Salud' },
};

test('the insurers are listed with their clinics and linked from the footer, in every language', async ({ page }) => {
  for (const { path, link, title, insurer } of Object.values(MESSAGES)) {
    await page.goto(path.replace('/aseguradoras', '') || '/');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));

    const listed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: insurer }) });
    await expect(listed.getByRole('link', { name: /Torrent/ })).toHaveAttribute('href', /\/clinicas\/torrent$/);
    const aside = page.getByRole('complementary');
    await expect(aside.getByRole('link', { name: /963 400 900/ })).toHaveAttribute('href', 'tel:+34963400900');
  }
});
