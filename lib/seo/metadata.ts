import 'server-only';
import type { Metadata } from 'next';
import { getPage } from '@/lib/catalogue/pages';
import { optional } from '@/lib/upstream/degrade';
import type { Seo } from '../domain/media';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales';
import { pageOf } from '../routes';
import { absoluteUrl } from './absolute';
import { metadataOf } from './outcome';

type Page = {
  locale: Locale;
  /** Without language prefix; '/' is the home. */
  path: string;
  seo: Seo;
  /** Values used if the record has no title or description. */
  fallback: { title: string; description?: string | null };
  /** Other forms of the page by media type, such as a feed. */
  types?: Record<string, string>;
};

const MAX_DESCRIPTION = 160;

/** The head's values of a page without values in its record. */
export const OPEN_SEO: Seo = { title: null, description: null, isIndexable: true };

/** The head of a page: title, description, robots, canonical and its languages (M11, M12). */
export function pageMetadata({ locale, path, seo, fallback, types }: Page): Metadata {
  const absolute = (language: Locale) => absoluteUrl(language, path);
  return {
    title: seo.title ?? fallback.title,
    description: seo.description ?? shorten(fallback.description),
    robots: robotsOf(path, seo),
    alternates: {
      types,
      canonical: absolute(locale),
      languages: {
        ...Object.fromEntries(LOCALES.map((language) => [language, absolute(language)])),
        'x-default': absolute(DEFAULT_LOCALE),
      },
    },
  };
}

/** At most 160 characters, cut between words. */
function shorten(text: string | null | undefined): string | undefined {
  const flat = text?.replace(/\s+/g, ' ').trim();
  if (!flat || flat.length <= MAX_DESCRIPTION) return flat || undefined;
  return `${flat.slice(0, flat.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…`;
}

type Named = {
  locale: Locale;
  /** Key of the record, and path of the page. */
  key: string;
  /** Title and description if the record has none, or cannot be read. */
  fallback: () => Promise<{ title: string; description?: string }>;
  /** Never indexed, whatever the record says. */
  isHidden?: boolean;
};

/** The head of a page at a fixed address, from its record (M14). */
export const recordMetadata = ({ locale, key, fallback, isHidden = false }: Named): Promise<Metadata> =>
  metadataOf(async () => {
    const [page, messages] = await Promise.all([optional(getPage(locale, key), null), fallback()]);
    const seo = page?.seo ?? OPEN_SEO;
    const robots = isHidden ? { isIndexable: false } : {};
    return pageMetadata({ locale, path: `/${key}`, seo: { ...seo, ...robots }, fallback: messages });
  });

type Robots = { index: boolean; follow: boolean };

/** True if a sitemap may list a page (M13). */
export const isListed = (path: string, seo: Pick<Seo, 'isIndexable'>): boolean =>
  pageOf(path).index !== 'unlisted' && robotsOf(path, seo).index;

/** The robots directives of a page, from the route table or else from its record. */
export function robotsOf(path: string, seo: Pick<Seo, 'isIndexable'>): Robots {
  const { index } = pageOf(path);
  if (index === 'nofollow') return { index: false, follow: false };
  return { index: index !== 'noindex' && seo.isIndexable, follow: true };
}
