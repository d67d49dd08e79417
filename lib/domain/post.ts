import type { Picture, RichText } from './media';
import { pagesIn } from './page-numbers';

/** A news post of the blog. */
export type PostSummary = {
  slug: string;
  /** Plain text. */
  title: string;
  /** Local calendar date of the blog, YYYY-MM-DD, cut from the string: no time zone is applied. */
  dateIso: string;
  picture: Picture | null;
};

/** A post in sitemap and feed. */
export type PostEntry = Pick<PostSummary, 'slug' | 'title' | 'dateIso'> & {
  /** Instants in ISO form, or null if unknown. */
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

/** The blog's values for the head of a post (M84). Its canonical address is left out: the page has its own. */
export type PostHead = {
  title: string | null;
  description: string | null;
  isIndexable: boolean;
  /**
   * Social and article tags, e.g. { attribute: 'property', key: 'og:type', content: 'article' }, without pictures and
   * without the post's address.
   */
  meta: { attribute: 'name' | 'property'; key: string; content: string }[];
  /** JSON-LD as text that is safe inside a script element, or null. */
  jsonLd: string | null;
};

/** Maximum number of posts in the news, however long the blog is (M83). */
export const MAX_NEWS = 100;
const PER_PAGE = 24;

export type NewsPage = { posts: PostSummary[]; number: number; count: number };

/** One page of the news, counted from 1; null if it does not exist. The first page always exists. */
export function newsPage(posts: PostSummary[], number: number): NewsPage | null {
  const shown = posts.slice(0, MAX_NEWS);
  const count = Math.max(1, Math.ceil(shown.length / PER_PAGE));
  if (!Number.isInteger(number) || number < 1 || number > count) return null;
  return { posts: shown.slice((number - 1) * PER_PAGE, number * PER_PAGE), number, count };
}

/** The path of a page of the news, without language prefix. */
export const newsPath = pagesIn('/actualidad');

/** The path of a post, without language prefix. A slug may contain letters that must be encoded. */
export const postPath = (slug: string): string => `/actualidad/${encodeURIComponent(slug)}`;

/** The latest posts except the current one. */
export const otherPosts = (posts: PostSummary[], slug: string, most: number): PostSummary[] =>
  posts.filter((post) => post.slug !== slug).slice(0, most);
