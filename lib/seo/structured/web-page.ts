import type { ContactPageLeaf, MedicalWebPageLeaf, WebPageLeaf } from 'schema-dts';
import type { HeadOffice } from '../../domain/contact';
import type { Locale } from '../../i18n/locales';
import { absoluteUrl } from '../absolute';
import { clinicReference } from './clinic';
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

/** Any other page: its name and what it is about. */
export const webPageData = (
  locale: Locale,
  { path, name, description }: { path: string; name: string; description: string },
): WebPageLeaf => ({ '@type': 'WebPage', name, url: absoluteUrl(locale, path), inLanguage: locale, description });

type ContactPageShown = { name: string; description: string; offices: HeadOffice[] };

/** The contact page with the telephones of the head offices. */
export function contactPageData(locale: Locale, { name, description, offices }: ContactPageShown): ContactPageLeaf {
  return {
    '@type': 'ContactPage',
    name,
    url: absoluteUrl(locale, '/contacto'),
    inLanguage: locale,
    description,
    mainEntity: offices.map(({ clinic }) => clinicReference(locale, clinic)),
  };
}
