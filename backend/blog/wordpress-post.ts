import { toGmt } from '@clinic/contract/dates';
import { PROFESSIONALS_TAG_SLUG } from '@clinic/contract/wire/blog';
import { BLOG_NAME, CURIES, plainHeadTags, postHeadTags, rest } from './head-tags';
import { decodeSlug } from './list-parameters';
import { FULL_SIZE, SIZES, sizedName } from './picture-sizes';
import type { StoredPost } from './posts';

export type PostShape = { isEmbedded: boolean; hasHeadTags: boolean };

/** Returns a slug as WordPress stores it: percent-encoded once, in lower case, even if it was already encoded. */
const wordpressSlug = (slug: string): string => encodeURIComponent(decodeSlug(slug)).toLowerCase();

/** Returns a post as GET /wp-json/wp/v2/posts does (docs/contract.md#blog). */
export function wordpressPost(post: StoredPost, origin: string, { isEmbedded, hasHeadTags }: PostShape) {
  const slug = wordpressSlug(post.slug);
  const link = `${origin}/${slug}/`;
  const dateGmt = toGmt(post.date);
  const secret = { rendered: '', protected: true };
  return {
    id: post.id,
    date: post.date,
    date_gmt: dateGmt,
    guid: { rendered: link },
    modified: post.date,
    modified_gmt: dateGmt,
    slug,
    status: 'publish',
    type: 'post',
    link,
    title: { rendered: post.title },
    content: post.isProtected ? secret : { rendered: post.content, protected: false },
    excerpt: post.isProtected ? secret : { rendered: post.excerpt, protected: false },
    author: 1,
    featured_media: post.image?.id ?? 0,
    comment_status: 'open',
    ping_status: 'open',
    sticky: false,
    template: '',
    format: 'standard',
    meta: [],
    categories: [1],
    tags: post.isForProfessionals ? [PROFESSIONALS_TAG.id] : [],
    ...(hasHeadTags && { head_tags: postHeadTags(post, link, origin) }),
    _links: postLinks(post, origin, hasHeadTags),
    ...(isEmbedded && { _embedded: embedded(post, origin, hasHeadTags) }),
  };
}

function postLinks({ id, image }: StoredPost, origin: string, hasHeadTags: boolean) {
  const to = (path: string) => rest(origin, path);
  return {
    self: [{ href: to(`posts/${id}`) }],
    collection: [{ href: to('posts') }],
    about: [{ href: to('types/post') }],
    author: [{ embeddable: true, href: to('users/1') }],
    replies: [{ embeddable: true, href: to(`comments?post=${id}`) }],
    'version-history': [{ count: 0, href: to(`posts/${id}/revisions`) }],
    // The head_tags plugin adds this link, too.
    ...(hasHeadTags && { type: [{ embeddable: true, href: to('types/post') }] }),
    ...(image && { 'wp:featuredmedia': [{ embeddable: true, href: to(`media/${image.id}`) }] }),
    'wp:attachment': [{ href: to(`media?parent=${id}`) }],
    'wp:term': [
      { taxonomy: 'category', embeddable: true, href: to(`categories?post=${id}`) },
      { taxonomy: 'post_tag', embeddable: true, href: to(`tags?post=${id}`) },
    ],
    curies: CURIES,
  };
}

function embedded({ image, date, isProtected, isForProfessionals }: StoredPost, origin: string, hasHeadTags: boolean) {
  return {
    author: [embeddedAuthor(origin, hasHeadTags)],
    ...(isProtected && { replies: [UNREADABLE_REPLIES] }),
    ...(hasHeadTags && { type: [embeddedType(origin)] }),
    ...(image && { 'wp:featuredmedia': [embeddedMedia(image, date, origin, hasHeadTags)] }),
    'wp:term': [
      [embeddedTerm(CATEGORY, origin, hasHeadTags)],
      isForProfessionals ? [embeddedTerm(PROFESSIONALS_TAG, origin, hasHeadTags)] : [],
    ],
  };
}

const UNREADABLE_REPLIES = {
  code: 'rest_cannot_read_post',
  message: 'Sorry, you are not allowed to read the post for this comment.',
  data: { status: 401 },
};

const TYPE = 'image/jpeg';
const AVATAR_SIZES = [24, 48, 96];

const headTags = (isWanted: boolean, title: string, origin: string, json?: string) =>
  isWanted ? { head_tags: plainHeadTags(title, origin, json) } : {};

/** The only author of the blog. */
function embeddedAuthor(origin: string, hasHeadTags: boolean) {
  const avatar = (size: number) => `https://secure.gravatar.com/avatar/?s=${size}&d=mm&r=g`;
  return {
    id: 1,
    name: 'Redacción',
    url: origin,
    description: '',
    link: `${origin}/author/redaccion/`,
    slug: 'redaccion',
    avatar_urls: Object.fromEntries(AVATAR_SIZES.map((size) => [String(size), avatar(size)])),
    ...headTags(hasHeadTags, `Redacción – ${BLOG_NAME}`, origin, rest(origin, 'users/1')),
    _links: { self: [{ href: rest(origin, 'users/1') }], collection: [{ href: rest(origin, 'users') }] },
  };
}

/** The post type, as WordPress embeds it. */
const embeddedType = (origin: string) => ({
  name: 'Posts',
  slug: 'post',
  icon: 'dashicons-admin-post',
  rest_base: 'posts',
  rest_namespace: 'wp/v2',
  head_tags: plainHeadTags(BLOG_NAME, origin),
  _links: {
    collection: [{ href: rest(origin, 'types') }],
    'wp:items': [{ href: rest(origin, 'posts') }],
    curies: CURIES,
  },
});

/** A category or a tag, and the address of its kind in the site and below the API. */
type Term = { id: number; name: string; slug: string; taxonomy: 'category' | 'post_tag'; path: string; list: string };

const CATEGORY: Term = {
  ...{ id: 1, name: 'Actualidad', slug: 'actualidad' },
  ...{ taxonomy: 'category', path: 'category', list: 'categories' },
};
const PROFESSIONALS_TAG: Term = {
  ...{ id: 2, name: 'Profesionales', slug: PROFESSIONALS_TAG_SLUG },
  ...{ taxonomy: 'post_tag', path: 'tag', list: 'tags' },
};

const embeddedTerm = ({ id, name, slug, taxonomy, path, list }: Term, origin: string, hasHeadTags: boolean) => ({
  ...{ id, link: `${origin}/${path}/${slug}/`, name, slug, taxonomy },
  ...headTags(hasHeadTags, `${name} – ${BLOG_NAME}`, origin, rest(origin, `${list}/${id}`)),
  _links: {
    self: [{ href: rest(origin, `${list}/${id}`) }],
    collection: [{ href: rest(origin, list) }],
    about: [{ href: rest(origin, `taxonomies/${taxonomy}`) }],
    'wp:post_type': [{ href: rest(origin, `posts?${list}=${id}`) }],
    curies: CURIES,
  },
});

/**
 * The featured picture of a post. File sizes are omitted, as in WordPress before 6.0, so that no picture must be
 * rendered.
 */
function embeddedMedia(
  { id, name, alt, focus }: NonNullable<StoredPost['image']>,
  date: string,
  origin: string,
  hasHeadTags: boolean,
) {
  const slug = name.replace(/\.jpg$/, '');
  const variant = (file: string, size: { width: number; height: number }) => ({
    file,
    ...size,
    mime_type: TYPE,
    source_url: `${origin}/wp-content/uploads/${file}`,
  });
  const smaller = Object.entries(SIZES).map(([label, size]) => [label, variant(sizedName(name, size), size)]);
  return {
    id,
    date,
    slug,
    type: 'attachment',
    link: `${origin}/${slug}/`,
    title: { rendered: slug },
    author: 1,
    ...headTags(hasHeadTags, `${slug} – ${BLOG_NAME}`, origin, rest(origin, `media/${id}`)),
    caption: { rendered: '' },
    alt_text: alt,
    ...(focus !== null && { meta: { foco: focus } }),
    media_type: 'image',
    mime_type: TYPE,
    media_details: {
      ...FULL_SIZE,
      file: name,
      sizes: { ...Object.fromEntries(smaller), full: variant(name, FULL_SIZE) },
      image_meta: IMAGE_META,
    },
    source_url: `${origin}/wp-content/uploads/${name}`,
    _links: {
      self: [{ href: rest(origin, `media/${id}`) }],
      collection: [{ href: rest(origin, 'media') }],
      about: [{ href: rest(origin, 'types/attachment') }],
      author: [{ embeddable: true, href: rest(origin, 'users/1') }],
      replies: [{ embeddable: true, href: rest(origin, `comments?post=${id}`) }],
    },
  };
}

const IMAGE_META = {
  aperture: '0',
  credit: '',
  camera: '',
  caption: '',
  created_timestamp: '0',
  copyright: '',
  focal_length: '0',
  iso: '0',
  shutter_speed: '0',
  title: '',
  orientation: '0',
  keywords: [],
};
