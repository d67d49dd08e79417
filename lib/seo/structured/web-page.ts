import type {
  BreadcrumbList,
  ContactPageLeaf,
  Graph,
  ItemListLeaf,
  MedicalWebPageLeaf,
  Thing,
  WebPageLeaf,
} from 'schema-dts';
import type { HeadOffice } from '../../domain/contact';
import type { Locale } from '../../i18n/locales';
import { absoluteUrl } from '../absolute';
import { clinicReference } from './clinic';

type MedicalPage = {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  name: string;
  description: string | null;
  /** The lists of the page, each under its heading; empty ones are left out. */
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

/** Any other page: its name and subject. */
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

/** A record as a list shows it; without path it has no page. */
export type Listed = { name: string; path: string | null };

/** A list of the page under its heading; undefined for one that is empty and so not shown. */
export function listData(locale: Locale, name: string, records: Listed[]): ItemListLeaf | undefined {
  if (records.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    name,
    itemListElement: records.map((record, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: record.name,
      url: record.path === null ? undefined : absoluteUrl(locale, record.path),
    })),
  };
}

/** A step of the trail; `path` carries no language prefix, null is a name that leads nowhere. */
export type Crumb = { name: string; path: string | null };

/**
 * Where the page stands. Steps that lead nowhere are left out, a search engine wants an address for each; the page
 * itself comes last and needs none.
 */
export function breadcrumbData(locale: Locale, trail: Crumb[], current: string): BreadcrumbList {
  const steps = trail.flatMap(({ name, path }) => (path === null ? [] : [{ name, item: absoluteUrl(locale, path) }]));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: current }].map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...step,
    })),
  };
}

/** A statement about the page in the words of schema.org. Only what the page shows is said. */
export type Statement = Exclude<Thing, string>;

/**
 * The statements as text for a script element: whatever a record is called, nothing in it ends the element or opens a
 * comment, because no '<' is left. Undefined values are omitted.
 */
export function blockText(statements: Statement[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': statements };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}
