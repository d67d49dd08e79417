import { toGmt } from '@clinic/contract/dates';
import { plainLines } from '@clinic/contract/rich-text/plain';
import { FULL_SIZE } from './picture-sizes';
import type { StoredPost } from './posts';

/** Returns an address in the REST API of the blog. */
export const rest = (origin: string, path: string): string => `${origin}/wp-json/wp/v2/${path}`;

export const CURIES = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];

/** Name of the blog in titles and feeds. */
export const BLOG_NAME = 'Blog de salud';

/** A tag as returned by the REST API Head Tags plugin: `attributes` and `content` are absent when empty. */
export type HeadTag = { tag: string; attributes?: Record<string, string>; content?: string };

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** Returns the head tags WordPress writes for a post, values decoded. */
export function postHeadTags(post: StoredPost, address: string, origin: string): HeadTag[] {
  const title = plainText(post.title);
  const shownTitle = post.isProtected ? `Protected: ${title}` : title;
  const description = post.isProtected
    ? 'There is no excerpt because this is a protected post.'
    : plainText(post.excerpt || post.content).slice(0, 155);
  const published = `${toGmt(post.date)}+00:00`;
  return [
    { tag: 'title', content: `${shownTitle} – ${BLOG_NAME}` },
    meta({ name: 'robots', content: 'max-image-preview:large' }),
    meta({ name: 'description', content: description }),
    link({ rel: 'canonical', href: address }),
    meta({ property: 'og:locale', content: 'es_ES' }),
    meta({ property: 'og:type', content: 'article' }),
    meta({ property: 'og:title', content: `${shownTitle} - ${BLOG_NAME}` }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: address }),
    meta({ property: 'article:published_time', content: published }),
    ...(post.image
      ? [
          meta({ property: 'og:image', content: `${origin}/wp-content/uploads/${post.image.name}` }),
          meta({ property: 'og:image:width', content: String(FULL_SIZE.width) }),
        ]
      : []),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json', class: 'yoast-schema-graph' },
      content: JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Article', headline: title, datePublished: published }],
      }),
    },
    ...siteTags(origin, rest(origin, `posts/${post.id}`)),
  ];
}

/** Returns the head tags WordPress writes for other pages: a category, an author, a picture. */
export const plainHeadTags = (title: string, origin: string, json?: string): HeadTag[] => [
  { tag: 'title', content: title },
  meta({ name: 'robots', content: 'max-image-preview:large' }),
  ...siteTags(origin, json),
];

function siteTags(origin: string, json?: string): HeadTag[] {
  return [
    link({ rel: 'https://api.w.org/', href: `${origin}/wp-json/` }),
    ...(json ? [link({ rel: 'alternate', type: 'application/json', href: json })] : []),
    meta({ name: 'generator', content: 'WordPress 6.1.9' }),
  ];
}

/** Converts HTML to one line of text, without tags and with decoded entities. */
export const plainText = (html: string): string => plainLines(html).join(' ');
