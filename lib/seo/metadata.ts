import type { Metadata } from 'next';
import type { Seo } from '../domain/media';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locales';
import { absoluteUrl } from './absolute';
import { robotsOf } from './robots';

type Page = {
  locale: Locale;
  /** Without language prefix; '/' is the home. */
  path: string;
  seo: Seo;
  /** What stands in for a title or description the record leaves open. */
  fallback: { title: string; description?: string | null };
  /** Other forms of the page by media type, such as a feed. */
  types?: Record<string, string>;
};

const MAX_DESCRIPTION = 160;

/** The head's values of a page whose record says nothing about it. */
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
