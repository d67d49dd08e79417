import 'server-only';
import { decodeIfEncoded } from '@clinic/contract/address-parts';
import { servedSlug } from '@clinic/contract/slugs';
import {
  PROFESSIONALS_TAG_SLUG,
  type WireFeaturedImage,
  type WireHeadTag,
  type WirePost,
  type WireYoastHead,
  wireFeaturedImageSchema,
  wireHeadTagSchema,
  wirePostSchema,
  wireTermSchema,
} from '@clinic/contract/wire/blog';
import { cache } from 'react';
import type { Picture } from '@/lib/domain/media';
import type { SiteConfiguration } from '@/lib/domain/page';
import { type Post, type PostEntry, type PostHead, type PostSummary, postPath } from '@/lib/domain/post';
import { siteUrl } from '@/lib/env';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { pictureUrl } from '@/lib/upstream/addresses';
import { readBlog } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';
import { unlessRecent } from '@/lib/upstream/recent-slugs';
import { plainText, type RichTextMessages, richText, withoutShortcodes } from '@/lib/upstream/rich-text';
import { slugTags, TAGS } from '@/lib/upstream/tags';

const MAX_POSTS = 100; // WordPress returns 400 above it
/** Our pictures are made from the smallest WordPress size that is at least this wide. */
const SOURCE_WIDTH = 1200;
// A list without bodies: head_tags and content make a post with _embed five times longer.
const LIST_FIELDS = '_fields=id,date,slug,title,_links,_embedded';
const ENTRY_FIELDS =
  '_fields=id,date,date_gmt,modified_gmt,slug,title,excerpt,content.protected,head_tags,yoast_head_json';

/** The newest posts, at most 100. Without a blog in the configuration there is no call and no news. Throws ApiError. */
export async function listPosts(configuration: SiteConfiguration, limit: number): Promise<PostSummary[]> {
  const { blogUrl } = configuration;
  if (!blogUrl || limit < 1) return [];
  const count = Math.min(Math.floor(limit), MAX_POSTS);
  const wires = await readPosts(blogUrl, `_embed&per_page=${count}&${LIST_FIELDS}`, null);
  return wires.map((wire) => toPostSummary(wire, blogUrl));
}

/**
 * The newest posts with the tag for professionals (M170), at most `limit`; the newest of all in a blog that does not use
 * the tag. Throws ApiError.
 */
export async function listProfessionalPosts({ blogUrl }: SiteConfiguration, limit: number): Promise<PostSummary[]> {
  if (!blogUrl) return [];
  const wires = await readPosts(blogUrl, `_embed&per_page=${MAX_POSTS}&${LIST_FIELDS}`, null);
  const tagged = wires.filter(isForProfessionals);
  return (tagged.length > 0 ? tagged : wires).slice(0, limit).map((wire) => toPostSummary(wire, blogUrl));
}

const isForProfessionals = (wire: WirePost): boolean =>
  (wire._embedded?.['wp:term'] ?? []).flat().some((term) => {
    const { taxonomy, slug } = wireTermSchema.safeParse(term).data ?? {};
    return taxonomy === 'post_tag' && slug === PROFESSIONALS_TAG_SLUG;
  });

/** The newest posts, at most 100, with their data for sitemap and feed. Throws ApiError. */
export async function listPostEntries({ blogUrl }: SiteConfiguration): Promise<PostEntry[]> {
  if (!blogUrl) return [];
  const wires = await readPosts(blogUrl, `per_page=${MAX_POSTS}&${ENTRY_FIELDS}`, null);
  return wires.map(toPostEntry);
}

/**
 * Null means there is no such post (or no blog). Throws any other failure, also for a post absent for less than 24 h.
 * @param messages for the videos of the text; without them videos are left out
 */
export async function getPost(
  configuration: SiteConfiguration,
  slug: string,
  messages?: RichTextMessages,
): Promise<Post | null> {
  const { blogUrl } = configuration;
  const plain = decodeIfEncoded(slug);
  if (!blogUrl || !plain) return null; // an empty slug would return the latest ten
  const [wire] = await readPosts(blogUrl, `_embed&slug=${encodeURIComponent(plain)}`, plain);
  return unlessRecent(`${TAGS.posts}:${plain}`, wire ? toPost(wire, blogUrl, messages) : null);
}

const readPosts = cache(async (blogUrl: string, query: string, slug: string | null): Promise<WirePost[]> => {
  const tags = slug ? slugTags(TAGS.posts, slug) : [TAGS.posts];
  const body = await readBlog(new URL(`${blogUrl}/wp-json/wp/v2/posts?${query}`), tags).catch((error: unknown) => {
    // Without pretty permalinks WordPress serves the list at another address.
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    return readBlog(new URL(`${blogUrl}/?rest_route=/wp/v2/posts&${query}`), tags);
  });
  if (!Array.isArray(body)) throw new ApiError('unexpected_shape', 'The blog answered no list of posts');
  return body.flatMap((member: unknown) => {
    const { data } = wirePostSchema.safeParse(member);
    const slug = data ? servedSlug(TAGS.posts, data.slug) : null;
    if (data && slug !== null) return { ...data, slug };
    log.warn({}, data ? 'A post has a slug that no address can have' : 'A post came in an unknown shape');
    return [];
  });
});

/** A post as a card. */
function toPostSummary(wire: WirePost, blogUrl: string): PostSummary {
  const image = wireFeaturedImageSchema.safeParse(wire._embedded?.['wp:featuredmedia']?.[0]).data;
  return {
    slug: wire.slug,
    title: plainText(wire.title.rendered) ?? '',
    dateIso: wire.date.slice(0, 10),
    picture: image ? toPicture(image, blogUrl) : null,
  };
}

function toPostEntry(wire: WirePost): PostEntry {
  const { isIndexable } = toPostHead(wire, '');
  return {
    slug: wire.slug,
    title: plainText(wire.title.rendered) ?? '',
    dateIso: wire.date.slice(0, 10),
    publishedAt: instantOf(wire.date_gmt),
    modifiedAt: instantOf(wire.modified_gmt),
    excerpt: wire.content.protected ? null : plainText(wire.excerpt.rendered),
    isIndexable,
  };
}

/** WordPress writes UTC without a zone, and 0000-00-00 for missing dates. */
function instantOf(gmt: string | null): string | null {
  const instant = new Date(`${gmt}Z`);
  return gmt && !Number.isNaN(instant.getTime()) ? instant.toISOString().replace('.000Z', 'Z') : null;
}

/** A whole post. A protected one has no content. */
function toPost(wire: WirePost, blogUrl: string, messages?: RichTextMessages): Post {
  const source = { locale: messages?.lang ?? DEFAULT_LOCALE, blogUrl, messages };
  return {
    ...toPostSummary(wire, blogUrl),
    content: wire.content.protected ? null : richText(withoutShortcodes(wire.content.rendered ?? ''), source),
    excerpt: plainText(wire.excerpt.rendered),
    isProtected: wire.content.protected,
    head: toPostHead(wire, siteUrl() + postPath(wire.slug)),
  };
}

function toPicture(image: WireFeaturedImage, blogUrl: string): Picture | null {
  const full = image.media_details;
  const fitting = Object.values(full?.sizes ?? {})
    .filter((size) => size.source_url && Number(size.width) >= SOURCE_WIDTH)
    .sort((one, other) => Number(one.width) - Number(other.width))[0];
  const chosen = fitting ?? { source_url: image.source_url, width: full?.width, height: full?.height };
  const url = pictureUrl(chosen.source_url, new URL(`${blogUrl}/`), blogUrl);
  if (!url) return null;
  const size = { width: Number(chosen.width) || null, height: Number(chosen.height) || null };
  return { url, ...size, alt: plainText(image.alt_text), focus: image.meta?.foco ?? null };
}

/** Tags about the blog or its address: the page has its own (docs/contract.md#head-tags). */
const OWN_TAGS =
  /^(?:title|description|robots|viewport|generator|og:url|og:title|og:description|og:site_name|og:locale)$/;
const PICTURE_TAGS = /(?:^|:)image(?::|$)/;
const NO_HEAD: PostHead = { title: null, description: null, isIndexable: true, meta: [], jsonLd: null };
const SHARED_TAGS = /^(?:og|article|twitter):|^author$/;

/**
 * The head of a post: from head_tags, else from yoast_head_json, else from its own title and excerpt. A protected post
 * has only its title and is not indexed.
 * @param address where the post is on this site; it replaces the blog's own in the JSON-LD
 */
function toPostHead(wire: WirePost, address: string): PostHead {
  if (wire.content.protected) return { ...NO_HEAD, title: plainText(wire.title.rendered), isIndexable: false };
  const tags = (wire.head_tags ?? []).flatMap((tag) => wireHeadTagSchema.safeParse(tag).data ?? []);
  const written = tags.length > 0 ? fromTags(tags) : wire.yoast_head_json ? fromYoast(wire.yoast_head_json) : null;
  return {
    title: written?.title ?? plainText(wire.title.rendered),
    description: written?.description ?? plainText(wire.excerpt.rendered),
    isIndexable: written?.isIndexable ?? true,
    meta: written?.meta ?? [],
    jsonLd: scriptSafe(written?.jsonLd ?? null, wire.link, address),
  };
}

function fromTags(tags: WireHeadTag[]): PostHead {
  const metas = tags.filter((tag) => tag.tag === 'meta').flatMap(({ attributes }) => toMeta(attributes) ?? []);
  const contentOf = (key: string) => metas.find((meta) => meta.key === key)?.content ?? null;
  const script = tags.find((tag) => tag.tag === 'script' && tag.attributes?.type === 'application/ld+json');
  return {
    title: tags.find((tag) => tag.tag === 'title')?.content?.trim() || null,
    description: contentOf('description'),
    isIndexable: !/\bnoindex\b/i.test(contentOf('robots') ?? ''),
    meta: metas.filter(({ key }) => SHARED_TAGS.test(key) && !OWN_TAGS.test(key) && !PICTURE_TAGS.test(key)),
    jsonLd: script?.content ?? null,
  };
}

function toMeta(attributes: Record<string, string> | undefined): PostHead['meta'][number] | null {
  const { name, property, content } = attributes ?? {};
  if (!content) return null;
  if (property) return { attribute: 'property', key: property.toLowerCase(), content };
  return name ? { attribute: 'name', key: name.toLowerCase(), content } : null;
}

function fromYoast(yoast: WireYoastHead): PostHead {
  const meta = [
    { attribute: 'property', key: 'og:type', content: yoast.og_type },
    { attribute: 'property', key: 'article:published_time', content: yoast.article_published_time },
    { attribute: 'property', key: 'article:modified_time', content: yoast.article_modified_time },
    { attribute: 'name', key: 'author', content: yoast.author },
    { attribute: 'name', key: 'twitter:card', content: yoast.twitter_card },
  ] as const;
  return {
    title: yoast.title ?? yoast.og_title,
    description: yoast.description ?? yoast.og_description,
    isIndexable: yoast.robots?.index !== 'noindex',
    meta: meta.flatMap(({ attribute, key, content }) => (content ? [{ attribute, key, content }] : [])),
    jsonLd: yoast.schema ? JSON.stringify(yoast.schema) : null,
  };
}

/**
 * Re-serialises JSON so that nothing in it can end the script element, and replaces the blog's address with the post's
 * own address (also with a fragment, as in '…/#article'). Returns null if the input is not JSON.
 */
function scriptSafe(json: string | null, blogAddress: string | null, address: string): string | null {
  if (!json) return null;
  const moved = (value: unknown) => {
    if (typeof value !== 'string' || !blogAddress || !value.startsWith(blogAddress)) return value;
    const rest = value.slice(blogAddress.length);
    return /^(?:#|$)/.test(rest) ? address + rest : value;
  };
  try {
    return JSON.stringify(JSON.parse(json, (_key, value: unknown) => moved(value))).replace(/</g, '\\u003c');
  } catch {
    return null;
  }
}
