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

/** A record in a list; without path it has no page. */
export type Listed = { name: string; path: string | null };

/** A list of the page under its heading; undefined if it is empty and so not shown. */
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

/** A step of the breadcrumb; `path` carries no language prefix, null is a name without link. */
export type Crumb = { name: string; path: string | null };

/**
 * The breadcrumb of the page. Steps without link are left out, because search engines require addresses; the page
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

/** A statement about the page in the vocabulary of schema.org. Only displayed facts are stated. */
export type Statement = Exclude<Thing, string>;

/**
 * Serialises the statements for a script element: whatever a record contains, nothing in it ends the element or opens a
 * comment, because no '<' is left. Undefined values are omitted.
 */
export function blockText(statements: Statement[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': statements };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}
