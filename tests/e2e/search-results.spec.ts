import { searchIsReady } from '../support/search-panel';
import { expect, test } from './visit';

test.beforeAll(searchIsReady);

test('a search without results says so and suggests what to do next, in every language', async ({ page }) => {
  for (const [prefix, none] of [
    ['', 'No hay resultados para la búsqueda'],
    ['/ca', 'No hi ha resultats per a la cerca'],
    ['/en', 'There are no search results'],
  ]) {
    await page.goto(`${prefix}/resultados-busqueda?q=zzzzqqqq`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${none}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('zzzzqqqq');
    await expect(page.getByRole('main').getByRole('link', { name: '963 400 900' })).toBeVisible();
  }
});

test.describe('the results page', () => {
  test('the results are filtered and folded, and no other page learns the search words', async ({ page }) => {
    await test.step('the filter shows one list or all, and the best results across the kinds come first', async () => {
      await page.goto('/resultados-busqueda?q=valencia');
      const main = page.getByRole('main');
      const filter = main.getByRole('navigation', { name: 'Mostrar' });
      await expect(filter.getByRole('link', { name: /^Todo \d+$/ })).toHaveAttribute('aria-current', 'true');
      await filter.getByRole('link', { name: /^Clínicas \d+$/ }).click();
      await expect(page).toHaveURL('/resultados-busqueda?q=valencia&ver=clinicas');
      await expect(main.getByRole('region', { name: 'Clínicas' })).toBeVisible();
      await expect(main.getByRole('region', { name: 'Médicos' })).toHaveCount(0);
      await filter.getByRole('link', { name: /^Productos 0$/ }).click();
      await expect(main.getByText('Esta búsqueda no tiene resultados de este tipo.')).toBeVisible();
      await main.getByRole('link', { name: 'Ver todos los resultados' }).click();
      await expect(page).toHaveURL('/resultados-busqueda?q=valencia');

      await test.step('begins with the best across the kinds, and each links to its page', async () => {
        await page.goto('/resultados-busqueda?q=rodilla');
        const best = page.getByRole('main').getByRole('region', { name: 'Mejores resultados' });
        const hrefs = await best
          .getByRole('heading')
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(hrefs.length).toBeLessThanOrEqual(5);
        expect(hrefs).toEqual(
          expect.arrayContaining(['/especialidades/traumatologia', '/pruebas/resonancia-de-rodilla']),
        );
        await best.getByRole('link').first().click();
        await expect(page).toHaveURL(hrefs[0] ?? '');
      });
    });
    await test.step('the filter has every kind, and a long list is folded with a link to all of it', async () => {
      for (const path of [
        '/resultados-busqueda?q=corazon',
        '/ca/resultados-busqueda?q=sang',
        '/en/resultados-busqueda?q=a',
      ]) {
        await page.goto(path);
        const links = await page.getByRole('main').getByRole('navigation').last().getByRole('link').allTextContents();
        const [all = 0, ...kinds] = links.map((text) => Number(/\d+$/.exec(text)?.[0]));
        expect(kinds).toHaveLength(7);
        expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(all);
        expect(all).toBeGreaterThan(0);
      }

      await test.step('a long list is folded in the overview, and its link leads to all of it', async () => {
        await page.goto('/en/resultados-busqueda?q=a');
        const tests = page.getByRole('main').getByRole('region', { name: 'Tests', exact: true });
        const all = tests.getByRole('link', { name: /^See all \d+ tests$/ });
        const [count] = /\d+/.exec((await all.textContent()) ?? '') ?? [];
        await expect(tests.getByRole('listitem')).toHaveCount(6);
        await all.click();
        await expect(page).toHaveURL('/en/resultados-busqueda?q=a&ver=pruebas');
        await expect(tests.getByRole('listitem')).toHaveCount(Number(count));
        await expect(all).toHaveCount(0);
      });
    });
    await test.step('the title has the search words, and no other page learns them', async () => {
      await page.goto(`/ca/resultados-busqueda?q=${encodeURIComponent('</title>cardio & «é»')}`);
      await expect(page).toHaveTitle('</title>cardio & «é»: Resultats de la cerca');
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('</title>cardio & «é»');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contacte' }).click();
      await expect(page).not.toHaveURL(/resultados/);
      expect(await page.evaluate(() => document.referrer)).not.toContain('cardio');
      for (const [prefix, title] of [
        ['', 'Resultados de la búsqueda'],
        ['/ca', 'Resultats de la cerca'],
        ['/en', 'Search results'],
      ]) {
        const html = async (query: string) => (await page.request.get(`${prefix}/resultados-busqueda${query}`)).text();
        expect(await html('')).toContain(`<title>${title}</title>`);
        expect(await html('?q=cardio')).toContain(`<title>cardio: ${title}</title>`);
      }
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the field, the field to the results, and these to their pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Qué estás buscando?');
    await page.getByRole('searchbox', { name: 'Especialidad, médico, clínica, prueba o producto' }).fill('centro');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/resultados-busqueda?q=centro');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('region', { name: 'Clínicas' }).getByRole('heading', { name: 'Comunidad Valenciana' }),
    ).toBeVisible();
    await expect(
      main.getByRole('region', { name: 'Otros centros asociados' }).getByRole('link').first(),
    ).toHaveAttribute('href', '/clinicas/centros-asociados');
    const clinics = main.getByRole('region', { name: 'Clínicas' });
    await clinics.getByRole('link', { name: 'Clínica València Centro', exact: true }).click();
    await expect(page).toHaveURL('/clinicas/valencia-centro');

    await test.step('results link to specialities, doctors and products', async () => {
      await page.goto('/resultados-busqueda?q=cardio');
      const main = page.getByRole('main');
      const specialities = main.getByRole('region', { name: 'Especialidades' });
      await expect(specialities.getByRole('link', { name: 'Cardiología', exact: true })).toHaveAttribute(
        'href',
        '/especialidades/cardiologia',
      );
      await expect(main.getByRole('region', { name: 'Médicos' }).getByRole('link').first()).toHaveAttribute(
        'href',
        /^\/medicos\/[a-z0-9-]+-\d+$/,
      );
      await expect(main.getByRole('region', { name: 'Productos' }).getByRole('link').first()).toHaveAttribute(
        'href',
        /^\/productos\/[a-z-]+$/,
      );
    });
  });
});
