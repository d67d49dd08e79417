import 'server-only';
import {
  type WireFeaturedImage,
  type WirePost,
  wireFeaturedImageSchema,
  wirePostSchema,
} from '@clinic/contract/wire/blog';
import { cache } from 'react';
import type { Picture } from '@/lib/domain/media';
import { postPath } from '@/lib/domain/news-pages';
import type { SiteConfiguration } from '@/lib/domain/page';
import type { Post, PostEntry, PostSummary } from '@/lib/domain/post';
import { siteUrl } from '@/lib/env';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { pictureUrl } from '@/lib/upstream/addresses';
import { readBlog } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';
import { unlessRecent } from '@/lib/upstream/recent-slugs';
import { plainText, type RichTextMessages, richText, withoutShortcodes } from '@/lib/upstream/rich-text';
import { slugTags, TAGS } from '@/lib/upstream/tags';
import { toPostHead } from './post-head';

const MOST_POSTS = 100; // WordPress answers 400 above it
/** Ours are made from the smallest of WordPress's sizes of a picture that is at least this wide. */
const SOURCE_WIDTH = 1200;
// A list without bodies: head_tags and content make a post with _embed five times longer.
const LIST_FIELDS = '_fields=id,date,slug,title,_links,_embedded';
const ENTRY_FIELDS =
  '_fields=id,date,date_gmt,modified_gmt,slug,title,excerpt,content.protected,head_tags,yoast_head_json';

/** The newest posts, at most 100. Without a blog in the configuration there is no call and no news. Throws ApiError. */
export async function listPosts(configuration: SiteConfiguration, limit: number): Promise<PostSummary[]> {
  const { blogUrl } = configuration;
  if (!blogUrl || limit < 1) return [];
  const count = Math.min(Math.floor(limit), MOST_POSTS);
  const wires = await readPosts(blogUrl, `_embed&per_page=${count}&${LIST_FIELDS}`, null);
  return wires.map((wire) => toPostSummary(wire, blogUrl));
}

/** The newest posts, at most 100, with what sitemap and feed say of them. Throws ApiError. */
export async function listPostEntries({ blogUrl }: SiteConfiguration): Promise<PostEntry[]> {
  if (!blogUrl) return [];
  const wires = await readPosts(blogUrl, `per_page=${MOST_POSTS}&${ENTRY_FIELDS}`, null);
  return wires.map(toPostEntry);
}

/**
 * Null means there is no such post (or no blog). Any other failure throws, also one that vanished within 24 h.
 * @param messages for the videos of the text; without them videos are left out
 */
export async function getPost(
  configuration: SiteConfiguration,
  slug: string,
  messages?: RichTextMessages,
): Promise<Post | null> {
  const { blogUrl } = configuration;
  const plain = decoded(slug);
  if (!blogUrl || !plain) return null; // an empty slug would answer the latest ten
  const [wire] = await readPosts(blogUrl, `_embed&slug=${encodeURIComponent(plain)}`, plain);
  return unlessRecent(`${TAGS.posts}:${plain}`, wire ? toPost(wire, blogUrl, messages) : null);
}

const readPosts = cache(async (blogUrl: string, query: string, slug: string | null): Promise<WirePost[]> => {
  const tags = slug ? slugTags(TAGS.posts, slug) : [TAGS.posts];
  const body = await readBlog(new URL(`${blogUrl}/wp-json/wp/v2/posts?${query}`), tags).catch((error: unknown) => {
    // Without pretty permalinks WordPress has the same list under another address.
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    return readBlog(new URL(`${blogUrl}/?rest_route=/wp/v2/posts&${query}`), tags);
  });
  if (!Array.isArray(body)) throw new ApiError('unexpected_shape', 'The blog answered no list of posts');
  return body.flatMap((member: unknown) => {
    const parsed = wirePostSchema.safeParse(member);
    if (!parsed.success) log.warn({}, 'A post came in an unknown shape and was left out');
    return parsed.data ?? [];
  });
});

/** A post as a card. `slug` is decoded. */
function toPostSummary(wire: WirePost, blogUrl: string): PostSummary {
  const image = wireFeaturedImageSchema.safeParse(wire._embedded?.['wp:featuredmedia']?.[0]).data;
  return {
    slug: decoded(wire.slug),
    title: plainText(wire.title.rendered) ?? '',
    dateIso: wire.date.slice(0, 10),
    picture: image ? toPicture(image, blogUrl) : null,
  };
}

function toPostEntry(wire: WirePost): PostEntry {
  const { isIndexable } = toPostHead(wire, '');
  return {
    slug: decoded(wire.slug),
    title: plainText(wire.title.rendered) ?? '',
    dateIso: wire.date.slice(0, 10),
    publishedAt: instantOf(wire.date_gmt),
    modifiedAt: instantOf(wire.modified_gmt),
    excerpt: wire.content.protected ? null : plainText(wire.excerpt.rendered),
    isIndexable,
  };
}

/** WordPress writes its universal time without a zone, and 0000-00-00 for none. */
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
    head: toPostHead(wire, siteUrl() + postPath(decoded(wire.slug))),
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

/** WordPress sends some slugs percent-encoded; a browser may send them once more. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
