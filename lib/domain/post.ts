import type { Picture, RichText } from './media';

/** A news post of the blog. */
export type PostSummary = {
  slug: string;
  /** Plain text. */
  title: string;
  /** Local calendar date of the blog, YYYY-MM-DD, cut from the string: no time zone is applied. */
  dateIso: string;
  picture: Picture | null;
  pictureAlt: string | null;
};

export type Post = PostSummary & {
  content: RichText | null;
  excerpt: string | null;
  /** Password-protected at the blog: there is no content to show. */
  isProtected: boolean;
};
