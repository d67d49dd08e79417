import type { ContactPageLeaf, MedicalWebPageLeaf } from 'schema-dts';
import type { Locale } from '../../i18n/locales';
import { absoluteUrl } from '../absolute';
import { type Listed, listData } from './lists';

type MedicalPage = {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  name: string;
  description: string | null;
  /** What the page lists, each under its heading; the empty ones are left out. */
  lists: { name: string; records: Listed[] }[];
};

/** The page of a speciality, everywhere or in one province: its name and its lists. */
export function medicalPageData({ locale, path, name, description, lists }: MedicalPage): MedicalWebPageLeaf {
  const shown = lists.flatMap((list) => listData(locale, list.name, list.records) ?? []);
  return {
    '@type': 'MedicalWebPage',
    name,
    url: absoluteUrl(locale, path),
    inLanguage: locale,
    description: description ?? undefined,
    mainEntity: shown.length > 0 ? shown : undefined,
  };
}

/** The contact page, from its record. */
export function contactPageData(
  locale: Locale,
  page: { name: string; key: string; seo: { description: string | null } },
): ContactPageLeaf {
  return {
    '@type': 'ContactPage',
    name: page.name,
    url: absoluteUrl(locale, `/${page.key}`),
    inLanguage: locale,
    description: page.seo.description ?? undefined,
  };
}
