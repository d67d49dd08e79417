import 'server-only';
import type { Metadata } from 'next';
import { optional } from '@/lib/upstream/degrade';
import { env, siteUrl } from '../env';
import type { Locale } from '../i18n/locales';
import { absoluteUrl } from './absolute';
import { cardAddress, readCard } from './card';

/** A tag for other sites: `og:…` or `twitter:…`, and its content. */
export type SocialTag = [key: string, content: string];

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { es: 'es_ES', ca: 'ca_ES', en: 'en_GB' };

type Page = { locale: Locale /** Without language prefix. */; path: string; type?: 'website' | 'profile' };

/**
 * Tags for other sites: texts of the page's head, its address and the card of its record. Empty for a missing
 * page, no picture without a card.
 */
export async function socialTags(
  head: Promise<Metadata>,
  { locale, path, type = 'website' }: Page,
): Promise<SocialTag[]> {
  const { title, description, alternates } = await head;
  if (!alternates?.canonical || typeof title !== 'string') return [];
  const card = await optional(readCard(locale, path), null);
  const picture: SocialTag[] = card
    ? [
        ['og:image', siteUrl() + cardAddress(locale, path, card)],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:image:alt', card.name],
        ['twitter:card', 'summary_large_image'],
      ]
    : [['twitter:card', 'summary']];
  const about: SocialTag[] = description ? [['og:description', description]] : [];
  return [
    ['og:type', type],
    ['og:site_name', env().BRAND_NAME],
    ['og:locale', OPEN_GRAPH_LOCALES[locale]],
    ['og:url', absoluteUrl(locale, path)],
    ['og:title', title],
    ...about,
    ...picture,
  ];
}
