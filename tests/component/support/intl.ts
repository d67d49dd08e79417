import { createFormatter, createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

// Replaces 'next-intl/server' in this project (vitest.config.ts): the functions that build a component's texts on the
// server run here unchanged, on the messages of the site.

const MESSAGES: Record<Locale, typeof es> = { es, ca, en };
type Namespace = keyof typeof es;
type Asked = Namespace | { locale?: Locale; namespace: Namespace };

let pageLocale: Locale = 'es';

/** Sets the page language for functions without a language argument; setup.ts sets it to Spanish after each test. */
export function setPageLocale(locale: Locale): void {
  pageLocale = locale;
  document.documentElement.lang = locale;
}

export const getTranslations = async (asked: Asked) => {
  const { locale = pageLocale, namespace } = typeof asked === 'string' ? { namespace: asked } : asked;
  return createTranslator({ locale, messages: MESSAGES[locale], namespace, timeZone: 'Europe/Madrid' });
};

export const getMessages = async ({ locale = pageLocale }: { locale?: Locale } = {}) => MESSAGES[locale];

export const getFormatter = async () => createFormatter({ locale: pageLocale, timeZone: 'Europe/Madrid' });
