import { getTranslations } from 'next-intl/server';
import { COMMUNITIES } from '@/lib/domain/communities';
import { SERVICES } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { SEARCH_TEXTS, type SearchTexts } from './search-texts';

/** The words of the search panel in a language. */
export async function searchTexts(locale: Locale): Promise<SearchTexts> {
  const [t, services, communities] = await Promise.all([
    getTranslations({ locale, namespace: 'SearchPanel' }),
    getTranslations({ locale, namespace: 'Services' }),
    getTranslations({ locale, namespace: 'Communities' }),
  ]);
  return { ...textsOf(t, SEARCH_TEXTS), ...textsOf(services, SERVICES), ...textsOf(communities, COMMUNITIES) };
}
