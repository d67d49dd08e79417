import { phonesIn } from '@clinic/contract/phone-numbers';
import type { MedicalOrganizationLeaf, NewsArticleLeaf, SearchActionLeaf, WebSiteLeaf } from 'schema-dts';
import { type Post, postPath } from '../../domain/post';
import type { ShellContent } from '../../domain/shell';
import { env, siteUrl } from '../../env';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales';
import { absolutePicture, absoluteUrl } from '../absolute';

/** The `@id` by which other structured data refers to the group. */
const organizationId = (): string => `${siteUrl()}/#organization`;

/** The group as publisher of a page or an article. */
const publisherData = (): MedicalOrganizationLeaf => ({
  '@type': 'MedicalOrganization',
  '@id': organizationId(),
  name: env().BRAND_NAME,
});

type Home = Pick<ShellContent, 'locale' | 'brand' | 'social'>;

/** The clinic group on the home. `phone` in its display format. */
export function organizationData({ locale, brand, social }: Home, phone: string): MedicalOrganizationLeaf {
  return {
    '@type': 'MedicalOrganization',
    '@id': organizationId(),
    name: brand,
    url: absoluteUrl(locale, '/'),
    logo: `${siteUrl()}/icon.svg`,
    telephone: phonesIn(phone)[0],
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
  };
}

/** Missing in schema-dts: the name of the search parameter in the address. */
type SiteSearch = SearchActionLeaf & { 'query-input': string };

/** The site and its search page (M76). */
export function webSiteData({ locale, brand }: Pick<Home, 'locale' | 'brand'>): WebSiteLeaf {
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(locale, '/resultados-busqueda')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: brand,
    url: absoluteUrl(locale, '/'),
    inLanguage: locale,
    publisher: publisherData(),
    potentialAction: search,
  };
}

const NEWS_ARTICLE = /"@type":(?:\[[^\]]*)?"NewsArticle"/;

/**
 * An article of the news. None if the blog's own description, which is in the head too (M84), contains all of it
 * already. Its words are Spanish in every language of the page.
 */
export function articleData(locale: Locale, post: Post): NewsArticleLeaf[] {
  if (post.head.jsonLd && NEWS_ARTICLE.test(post.head.jsonLd)) return [];
  const name = (key: string) => post.head.meta.find((meta) => meta.key === key)?.content;
  return [
    {
      '@type': 'NewsArticle',
      headline: post.title,
      url: absoluteUrl(locale, postPath(post.slug)),
      datePublished: name('article:published_time') ?? post.dateIso,
      dateModified: name('article:modified_time'),
      inLanguage: DEFAULT_LOCALE,
      description: post.head.description ?? post.excerpt ?? undefined,
      image: absolutePicture(post.picture),
      publisher: publisherData(),
    },
  ];
}
