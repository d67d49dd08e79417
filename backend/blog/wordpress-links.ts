/** Address of something in the REST interface of the blog. */
export const rest = (origin: string, path: string): string => `${origin}/wp-json/wp/v2/${path}`;

export const CURIES = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];

/** Name of the blog in titles and feeds. */
export const BLOG_NAME = 'Blog de salud';
