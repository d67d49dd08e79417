import 'server-only';
import { type WireHeadTag, type WirePost, type WireYoastHead, wireHeadTagSchema } from '@clinic/contract/wire/blog';
import type { PostHead } from '@/lib/domain/post';
import { plainText } from '@/lib/upstream/rich-text';

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
export function toPostHead(wire: WirePost, address: string): PostHead {
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
 * JSON written again so that nothing in it can end the script element, with the post's own address (also with a
 * fragment, as in '…/#article') put in place of the blog's; null when it is not JSON.
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
