import 'server-only';
import ca from '@/content/popular-searches/ca.json';
import en from '@/content/popular-searches/en.json';
import es from '@/content/popular-searches/es.json';
import type { Locale } from '@/lib/i18n/locales';

const SEARCHES: Record<Locale, string[]> = { es: es.searches, ca: ca.searches, en: en.searches };

/** Words to search for that are offered to a visitor who has typed nothing yet or found nothing: content, nothing is counted. */
export const popularSearches = (locale: Locale): string[] => SEARCHES[locale];
