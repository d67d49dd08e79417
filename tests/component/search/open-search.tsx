import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchLink } from '@/components/search/search-link';
import { panelMessages } from '@/components/search/search-messages';
import ca from '@/content/popular-searches/ca.json';
import en from '@/content/popular-searches/en.json';
import es from '@/content/popular-searches/es.json';
import { publicPhoneParts } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import { type Asked, endpoints, type Handler } from '../support/endpoints';
import { getMessages, setPageLocale } from '../support/intl';

const POPULAR = { es: es.searches, ca: ca.searches, en: en.searches };

/** Returns the results of the site's index for the demo catalogue. */
export const findInDemo: Handler = (_url, body) => {
  const { locale, busqueda } = body as { locale: Locale; busqueda: string };
  return commands.searchDemo(locale, busqueda);
};

/**
 * Renders the link of the header over a stub search endpoint, opens the panel by pressing it, and returns its parts.
 */
export async function openSearch({ locale = 'es', search = findInDemo }: { locale?: Locale; search?: Handler } = {}) {
  setPageLocale(locale);
  const texts = { ...(await panelMessages(locale)), popularSearches: POPULAR[locale] };
  const asked: Asked[] = endpoints({
    '/api/buscador': (url, body) => (body === null ? texts : search(url, body)),
  });
  const { Shell } = await getMessages({ locale });
  await render(<SearchLink locale={locale} phone={publicPhoneParts()} texts={Shell} />);
  const link = page.getByRole('link', { name: Shell.search });
  await link.click();
  const dialog = page.getByRole('dialog', { name: Shell.search });
  const input = dialog.getByRole('combobox');
  await expect.element(input).toHaveFocus();
  return {
    texts,
    link,
    dialog,
    input,
    options: dialog.getByRole('option'),
    asked: () => asked.filter(({ body }) => body),
  };
}
