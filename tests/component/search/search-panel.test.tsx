import { describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { heldBack, refusal, sequence } from '../support/endpoints';
import { navigations } from '../support/navigations';
import { findInDemo, openSearch } from './open-search';

describe('the keyboard', () => {
  it('opens the panel, selects a result and follows it', async () => {
    const { link, input, options } = await openSearch();
    await userEvent.keyboard('{Escape}');
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('cardiologia');
    await expect.element(options.first()).toHaveTextContent('Cardiología Especialidad');
    await userEvent.keyboard('{Home}'); // the field's own, while no option is selected
    await expect.element(input).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect.element(options.last()).toBeInViewport();
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect.element(input).toHaveAttribute('aria-activedescendant', options.first().element().id);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(navigations()).toEqual(['/especialidades/cardiologia']));
  });

  it('moves from the best match through every group', async () => {
    await page.viewport(390, 844);
    const { input, options } = await openSearch();
    await input.fill('corazón');
    await expect.element(options.first()).toBeVisible();
    for (const option of options.elements()) {
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(input).toHaveAttribute('aria-activedescendant', option.id);
    }
    await expect.element(options.last()).toBeInViewport();
    await expectAccessible();
  });

  it('leads to the results without a choice, and Escape restores the focus', async () => {
    const { link, dialog, input } = await openSearch();
    await input.fill('rodilla');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(navigations()).toEqual(['/resultados-busqueda?q=rodilla']));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  });
});

describe('the results', () => {
  it.each([
    ['es', 'corazón', 'Mejores resultados', /^Pruebas \d+$/],
    ['ca', 'cor', 'Millors resultats', /^Proves \d+$/],
    ['en', 'heart', 'Best matches', /^Tests \d+$/],
  ] as const)('have groups with names in its language: %s', async (locale, word, best, tests) => {
    const { dialog, input } = await openSearch({ locale });
    await input.fill(word);
    await expect.element(dialog.getByRole('group').first()).toHaveAccessibleName(best);
    await expect.element(dialog.getByRole('group', { name: tests })).toBeVisible();
  });

  it('are grouped from two letters on: by service, by region, associated centres', async () => {
    const { link, dialog, input, options } = await openSearch();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Escribe al menos dos letras.');
    await input.fill('z');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Escribe al menos dos letras.');
    await input.fill('zzzzqqqq');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('No hay resultados para la búsqueda');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(dialog.getByRole('link', { name: '963 400 900' })).toBeVisible();
    await expectAccessible();
    await input.fill('resonancia');
    const specialities = dialog.getByRole('group', { name: 'Especialidades' });
    await expect
      .element(specialities.getByRole('group', { name: 'Diagnóstico por imagen' }).getByRole('option').first())
      .toBeVisible();
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/^\d+ \S+$/);
    await input.fill('madrid');
    const clinics = dialog.getByRole('group', { name: 'Clínicas' });
    await expect
      .element(clinics.getByRole('group', { name: 'Madrid' }).getByRole('option').first())
      .toHaveAttribute('href', '/clinicas/madrid-chamberi');
    await input.fill('centro medico');
    await expect
      .element(clinics.getByRole('group', { name: 'Otros centros asociados' }).getByRole('option').first())
      .toHaveAttribute('href', '/clinicas/centros-asociados');
    await input.fill('cardio');
    await expect.element(options.first()).toHaveTextContent(/^Cardio/);
    expect(options.first().element().querySelector('mark')?.textContent).toBe('Cardio');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(link).toHaveFocus();
  });

  it.each(['es', 'ca', 'en'] as const)('show the count of a group and link to all of them: %s', async (locale) => {
    const { dialog, input, texts } = await openSearch({ locale });
    await input.fill('an');
    const all = dialog.getByRole('option', { name: new RegExp(`^${texts.allOf.replace('{count}', '\\d+')}$`) }).first();
    await expect.element(all).toBeVisible();
    const count = /\d+/.exec(all.element().textContent ?? '')?.[0] ?? 'no count';
    expect(all.element().closest('[role=group]')?.parentElement?.textContent).toContain(count);
    await all.click();
    await vi.waitFor(() => expect(navigations()[0]).toMatch(/\/resultados-busqueda\?q=an&ver=[a-z]+$/));
  });

  it('need one request for fast typing, and ignore a response that comes too late', async () => {
    const slow = heldBack({});
    const search: typeof findInDemo = (url, body) =>
      (body as { busqueda: string }).busqueda === 'menisco' ? slow.handler(url, body) : findInDemo(url, body);
    const { input, options, asked } = await openSearch({ search });
    await userEvent.keyboard('menisco');
    await vi.waitFor(() => expect(asked().at(-1)?.body).toMatchObject({ busqueda: 'menisco' }));
    expect(asked().length).toBeLessThan('menisco'.length); // A busy machine may pause between two letters.
    await input.fill('pediatria');
    await expect.element(options.first()).toHaveTextContent(/^Pediatría/);
    slow.release();
    await expect.element(options.first()).toHaveTextContent(/^Pediatría/);
    const words = asked().map(({ body }) => (body as { busqueda: string }).busqueda);
    expect(words.slice(-2)).toEqual(['menisco', 'pediatria']);
  });
});

describe('the other words', () => {
  it.each([
    ['es', 'holtre', 'holter', 'heart', 'Encontrado por la palabra en inglés.', 'Cardiología'],
    ['ca', 'holtre', 'holter', 'heart', 'Trobat per la paraula en anglès.', 'Cardiologia'],
    ['en', 'ultrasuond', 'ultrasound', 'corazón', 'Found by the Spanish word.', 'Cardiology'],
  ] as const)(
    'are offered for nothing, for a slip and for another language: %s',
    async (locale, slip, meant, ...foreign) => {
      const [word = '', foundIn = '', first = ''] = foreign;
      const { dialog, input, options, texts } = await openSearch({ locale });
      await input.fill('zzzzqqqq');
      await expect.element(dialog.getByRole('status')).toHaveTextContent(texts.none);
      const popular = dialog.getByRole('region', { name: texts.popular });
      for (const search of texts.popularSearches) {
        await expect.element(popular.getByRole('button', { name: search, exact: true })).toBeVisible();
        expect((await commands.searchDemo(locale, search)).best, search).not.toEqual([]);
      }
      const [search = ''] = texts.popularSearches;
      await popular.getByRole('button', { name: search, exact: true }).click();
      await expect.element(input).toHaveValue(search);
      await expect.element(input).toHaveFocus();
      await expect.element(options.first()).toBeVisible();
      await input.fill(slip);
      await dialog.getByRole('status').getByRole('button', { name: meant }).click();
      await expect.element(input).toHaveValue(meant);
      await expect.element(input).toHaveFocus();
      await expect.element(dialog.getByRole('status').getByRole('button')).not.toBeInTheDocument();
      await input.fill(word);
      await expect.element(dialog.getByRole('status')).toHaveTextContent(foundIn);
      await expect.element(options.first()).toHaveTextContent(first);
    },
  );
});

describe('the recent choices of this tab', () => {
  it('are offered again and forgotten on request', async () => {
    const { link, dialog, input, options, texts } = await openSearch();
    await input.fill('cardiolog');
    await expect.element(options.first()).toBeVisible();
    const href = options.first().element().getAttribute('href') ?? '';
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(navigations()).toEqual([href]));
    expect(sessionStorage.getItem('busqueda.1')).toContain('ardiolog');

    await userEvent.keyboard('{Escape}');
    await link.click();
    const recent = dialog.getByRole('listbox', { name: texts.recent }).getByRole('option');
    await expect.element(recent).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(recent).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(navigations()).toEqual([href, href]));
    await dialog.getByRole('button', { name: texts.forget }).click();
    await expect.element(input).toHaveFocus();
    await expect.element(options).not.toBeInTheDocument();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ardio');
  });

  it('are stored without the typed text', async () => {
    const { input, options } = await openSearch();
    await input.fill('rodilla');
    await expect.element(options.first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(navigations()).toHaveLength(1));
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(stored).not.toMatch(/rodilla/i);
  });
});

describe('on a telephone', () => {
  it('uses the whole screen, and nothing moves while results arrive', async () => {
    await page.viewport(390, 844);
    const { dialog, input, options } = await openSearch();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished)); // the panel's own opening animation
    const before = input.element().getBoundingClientRect();
    await input.fill('medicina');
    await expect.element(options.first()).toBeVisible();
    expect(input.element().getBoundingClientRect()).toEqual(before);
    expect(dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0, height: 844 });
    await dialog.getByRole('button', { name: 'Buscar' }).click();
    await vi.waitFor(() => expect(navigations()).toEqual(['/resultados-busqueda?q=medicina']));
  });

  it('keeps every group within reach above its keyboard', async () => {
    await page.viewport(320, 700);
    const { dialog, input, options } = await openSearch();
    await input.fill('rodilla');
    await expect.element(options.first()).toBeVisible();
    // That keyboard changes the visual viewport only, not the layout.
    const inSight = 380;
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: inSight });
    window.visualViewport?.dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(dialog.element().getBoundingClientRect().height).toBe(inSight));
    for (const option of options.elements()) {
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(option).toHaveAttribute('aria-selected', 'true');
      expect(option.getBoundingClientRect().bottom).toBeLessThanOrEqual(inSight);
    }
    await expect.element(input).toBeInViewport();
    expectNoOverflow();
    Reflect.deleteProperty(window.visualViewport as object, 'height');
  });
});

describe('a failed search', () => {
  it('shows the telephone number, and can be retried', async () => {
    const answer = sequence(
      refusal(503),
      await findInDemo(new URL('http://site.test'), { locale: 'es', busqueda: 'ecocardio' }),
    );
    const { dialog, input, options } = await openSearch({ search: answer });
    await input.fill('ecocardio');
    const alert = dialog.getByRole('alert');
    await expect.element(alert).toHaveTextContent('La búsqueda no responde en este momento.');
    await expect.element(alert.getByRole('link', { name: '963 400 900' })).toBeVisible();
    await expectAccessible();
    await alert.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect.element(options.first()).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });
});
