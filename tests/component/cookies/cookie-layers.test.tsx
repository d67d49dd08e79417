import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InteractiveMap } from '@/components/clinics/interactive-map';
import { CookieButton } from '@/components/cookies/cookie-button';
import { cookieTexts } from '@/components/cookies/cookie-messages';
import type { ThirdParties } from '@/lib/domain/cookies/third-parties';
import type { Locale } from '@/lib/i18n/locales';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { endpoints } from '../support/endpoints';
import { setPageLocale } from '../support/intl';

const CONFIGURED: ThirdParties = {
  ...{ analyticsId: 'G-TEST12345', heatmapId: '1234567', pixelId: '123456789012345' },
  ...{ sealUrl: 'https://seal.example.test/seal.js', map: { kind: 'google' } },
};

const forgetChoice = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'cookies=; max-age=0; path=/';
};

/** Renders a page whose footer has the settings button; this page may load the pixel only. */
async function openPage(locale: Locale = 'es') {
  forgetChoice();
  setPageLocale(locale);
  const texts = await cookieTexts(locale, CONFIGURED.map);
  endpoints({ '/api/cookies': { texts, thirdParties: CONFIGURED } });
  await render(
    <>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <main id="contenido" tabIndex={-1}>
        <h1>Aviso legal</h1>
        <a href="/ca">Inicio</a>
      </main>
      <footer>
        <CookieButton locale={locale} services="p" label={texts.title} />
      </footer>
    </>,
  );
  const bar = page.getByRole('region', { name: texts.label });
  await expect.element(bar).toBeVisible();
  const opener = page.getByRole('contentinfo').getByRole('button', { name: texts.title });
  return { texts, bar, opener, settings: page.getByRole('dialog', { name: texts.title }) };
}

describe('the focus', () => {
  it('reaches the bar right after the skip link, is not trapped in it, and returns to it from the settings', async () => {
    const { texts, bar, settings } = await openPage();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(bar.getByRole('link', { name: texts.policy })).toHaveFocus();
    for (const name of [texts.accept, texts.reject, texts.configure]) {
      await userEvent.tab();
      await expect.element(bar.getByRole('button', { name, exact: true })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(settings).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(settings).not.toBeInTheDocument();
    await expect.element(bar.getByRole('button', { name: texts.configure })).toHaveFocus();
    await userEvent.tab();
    expect(bar.element().contains(document.activeElement)).toBe(false);
  });

  it('stays at its new place while the settings close', async () => {
    const { texts, bar, settings } = await openPage();
    await bar.getByRole('button', { name: texts.configure }).click();
    await expect.element(settings).toBeVisible();
    const elsewhere = page.getByRole('link', { name: 'Inicio' });
    const link = elsewhere.element() as HTMLElement;
    document.addEventListener('close', () => link.focus(), { capture: true, once: true });
    await userEvent.keyboard('{Escape}');
    await expect.element(settings).not.toBeInTheDocument();
    await expect.element(elsewhere).toHaveFocus();
  });

  it('returns to the settings button after an answer in them', async () => {
    const { texts, bar, opener, settings } = await openPage();
    await opener.click();
    await settings.getByRole('checkbox', { name: texts.statistics }).click();
    await settings.getByRole('button', { name: texts.save }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(settings).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(document.cookie).toContain('cookies=1ahpsm.s');
  });
});

describe('the layers', () => {
  it.each(['es', 'ca', 'en'] as const)('can be read and used at every width: %s', async (locale) => {
    const { texts, bar, opener, settings } = await openPage(locale);
    const lookOf = (name: string) => {
      const button = bar.getByRole('button', { name, exact: true }).element();
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      return { color, backgroundColor, fontSize, fontWeight, width: Math.round(width), height: Math.round(height) };
    };
    for (const width of [320, 390, 1280]) {
      await page.viewport(width, 720);
      expect(lookOf(texts.accept)).toEqual(lookOf(texts.reject));
      expect(bar.element().getBoundingClientRect().height).toBeLessThan(360);
      expectNoOverflow();
      await expectAccessible();
    }
    await opener.click();
    const boxes = settings.getByRole('checkbox');
    await expect.element(boxes).toHaveLength(3);
    for (const box of boxes.all()) await expect.element(box).not.toBeChecked();
    settings.element().querySelector('summary')?.click();
    await expect.element(settings.getByRole('rowheader', { name: 'X-LOCALE-FRONT' })).toBeVisible();
    for (const width of [1280, 390, 320]) {
      await page.viewport(width, 720);
      expect(settings.element().scrollWidth).toBeLessThanOrEqual(settings.element().clientWidth);
    }
    await expectAccessible();
  });

  it('are stored as refused, and not shown again', async () => {
    const { texts, bar } = await openPage();
    await bar.getByRole('button', { name: texts.reject }).click();
    await expect.element(bar).not.toBeInTheDocument();
    expect(document.cookie).toContain('cookies=1ahpsm.');
    expect(document.cookie).not.toMatch(/cookies=1ahpsm\.[sae]/);
  });
});

describe('the interactive map', () => {
  it('asks where the drawn map was, which returns after a refusal', async () => {
    await openPage();
    await render(
      <InteractiveMap locale="es" slug="valencia-centro" texts={{ open: 'Ver mapa interactivo', title: 'Mapa' }}>
        <p>Mapa dibujado</p>
      </InteractiveMap>,
    );
    const open = page.getByRole('button', { name: 'Ver mapa interactivo' });
    const question = page.getByRole('group', { name: /Google Maps/ });
    await open.click();
    await expect.element(question).toHaveFocus();
    await expectAccessible();
    await question.getByRole('button', { name: 'No, gracias' }).click();
    await expect.element(open).toHaveFocus();
    expect(document.cookie).not.toContain('cookies=');
    await open.click();
    await question.getByRole('button', { name: 'Permitir y ver el mapa' }).click();
    const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title="Mapa"]');
    await vi.waitFor(() => expect(frame()).toBe(document.activeElement));
    expect(frame()?.getAttribute('src')).toBe('/mapa/valencia-centro');
    expect(document.cookie).toContain('cookies=1ahpsm.e');
  });
});
