import { toGmt } from './blog-time';
import { postHeadTags } from './head-tags';
import { decodeSlug } from './list-parameters';
import type { StoredPost } from './posts';
import { embeddedAuthor, embeddedCategory, embeddedMedia, embeddedType } from './wordpress-embedded';
import { CURIES, rest } from './wordpress-links';

export type PostShape = { isEmbedded: boolean; hasHeadTags: boolean };

/** A slug as WordPress stores it: percent-encoded once, in lower case, also when it was stored encoded. */
const wordpressSlug = (slug: string): string => encodeURIComponent(decodeSlug(slug)).toLowerCase();

/** A post as GET /wp-json/wp/v2/posts answers it (docs/contract.md#blog). */
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
    tags: [],
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
    // The plugin that adds head_tags adds this link too.
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

function embedded({ image, date, isProtected }: StoredPost, origin: string, hasHeadTags: boolean) {
  return {
    author: [embeddedAuthor(origin, hasHeadTags)],
    ...(isProtected && { replies: [UNREADABLE_REPLIES] }),
    ...(hasHeadTags && { type: [embeddedType(origin)] }),
    ...(image && { 'wp:featuredmedia': [embeddedMedia(image, date, origin, hasHeadTags)] }),
    'wp:term': [[embeddedCategory(origin, hasHeadTags)], []],
  };
}

const UNREADABLE_REPLIES = {
  code: 'rest_cannot_read_post',
  message: 'Sorry, you are not allowed to read the post for this comment.',
  data: { status: 401 },
};
