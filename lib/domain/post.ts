import type { Picture, RichText } from './media';

/** A news post of the blog. */
export type PostSummary = {
  slug: string;
  /** Plain text. */
  title: string;
  /** Local calendar date of the blog, YYYY-MM-DD, cut from the string: no time zone is applied. */
  dateIso: string;
  picture: Picture | null;
};

/** A post as sitemap and feed name it. */
export type PostEntry = Pick<PostSummary, 'slug' | 'title' | 'dateIso'> & {
  /** Instants in ISO form, or null when the blog does not say. */
  publishedAt: string | null;
  modifiedAt: string | null;
  excerpt: string | null;
  isIndexable: boolean;
};

export type Post = PostSummary & {
  content: RichText | null;
  excerpt: string | null;
  /** Password-protected at the blog: there is no content to show. */
  isProtected: boolean;
  head: PostHead;
};

/** What the blog wants in the head of a post (M84). Its own address is left out: the page has its own. */
export type PostHead = {
  title: string | null;
  description: string | null;
  isIndexable: boolean;
  /** Social and article tags, e.g. { attribute: 'property', key: 'og:type', content: 'article' }; no pictures, no address. */
  meta: { attribute: 'name' | 'property'; key: string; content: string }[];
  /** JSON-LD as text that is safe inside a script element, or null. */
  jsonLd: string | null;
};
