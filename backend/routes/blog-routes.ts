import { type Context, Hono } from 'hono';
import { decodeSlug, type InvalidParameter, type ListParameters, readListParameters } from '#blog/list-parameters';
import { readPublicPosts, type StoredPost } from '#blog/posts';
import { wordpressPost } from '#blog/wordpress-post';
import type { GroupNames } from '#catalogue/names';
import type { Querier } from '#store/db';

export type BlogRoutesOptions = { db: Querier; names: GroupNames; now: () => Date };

const POSTS = '/wp-json/wp/v2/posts';
const TYPE = 'application/json; charset=UTF-8';

/** The posts of a WordPress blog (docs/contract.md#blog), with pretty addresses or as /?rest_route=. */
export function blogRoutes({ db, names, now }: BlogRoutesOptions): Hono {
  const app = new Hono();

  app.use('*', async (c, next) => {
    const route = c.req.query('rest_route');
    const isBlog = c.req.path.startsWith('/wp-json/') || (isFrontPage(c.req.path) && route !== undefined);
    if (!isBlog) return await next();
    const path = route === undefined ? c.req.path : `/wp-json${route}`;
    return await answer(c, path.replace(/\/$/, ''));
  });

  const answer = async (c: Context, path: string): Promise<Response> => {
    const url = new URL(c.req.url);
    const single = new RegExp(`^${POSTS}/(\\d+)$`).exec(path)?.[1];
    if (path !== POSTS && single === undefined) {
      return failure(c, 404, 'rest_no_route', 'No route was found matching the URL and request method.');
    }
    if (c.req.method === 'OPTIONS') return reply(c, 200, { namespace: 'wp/v2', methods: ['GET'], endpoints: [] });
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return failure(c, 401, 'rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.');
    }
    if (url.searchParams.get('context') === 'edit') {
      return failure(c, 401, 'rest_forbidden_context', 'Sorry, you are not allowed to edit posts in this post type.');
    }
    const posts = await readPublicPosts(db, names, now());
    const shape = shapeOf(url);
    if (single !== undefined) {
      const post = posts.find(({ id }) => id === Number(single));
      if (!post) return failure(c, 404, 'rest_post_invalid_id', 'Invalid post ID.');
      return reply(c, 200, wordpressPost(post, url.origin, shape));
    }
    const parameters = readListParameters(url.searchParams);
    if (Array.isArray(parameters)) return invalidParameters(c, parameters);
    return list(c, url, selectPosts(posts, parameters), parameters, (post) => wordpressPost(post, url.origin, shape));
  };

  return app;
}

const isFrontPage = (path: string): boolean => path === '/' || path === '/index.php';

const shapeOf = ({ searchParams }: URL) => ({
  isEmbedded: searchParams.has('_embed'),
  hasHeadTags: searchParams.get('head_tags') !== 'false',
});

function selectPosts(posts: StoredPost[], { slugs, search, orderBy, isAscending }: ListParameters): StoredPost[] {
  const found = posts.filter(
    (post) =>
      (slugs === null || slugs.includes(decodeSlug(post.slug))) &&
      (search === '' || `${post.title} ${post.content}`.toLowerCase().includes(search)),
  );
  const key = (post: StoredPost) => {
    if (orderBy === 'id') return String(post.id).padStart(10, '0');
    return orderBy === 'title' ? post.title : orderBy === 'slug' ? post.slug : post.date;
  };
  const sign = isAscending ? 1 : -1;
  return found.toSorted((a, b) => sign * key(a).localeCompare(key(b), 'es'));
}

function list(
  c: Context,
  url: URL,
  posts: StoredPost[],
  { page, perPage }: ListParameters,
  toWire: (post: StoredPost) => Record<string, unknown>,
): Response {
  const pages = Math.ceil(posts.length / perPage);
  if (page > 1 && page > pages) {
    const message = 'The page number requested is larger than the number of pages available.';
    return failure(c, 400, 'rest_post_invalid_page_number', message);
  }
  const shown = posts.slice((page - 1) * perPage, page * perPage).map(toWire);
  const address = (wanted: number) => {
    const other = new URL(url);
    other.searchParams.set('page', String(wanted));
    return other.toString();
  };
  const links = [
    apiLink(url),
    ...(page > 1 ? [`<${address(page - 1)}>; rel="prev"`] : []),
    ...(page < pages ? [`<${address(page + 1)}>; rel="next"`] : []),
  ];
  return reply(c, 200, pickFields(shown, url.searchParams.get('_fields')), {
    'x-wp-total': String(posts.length),
    'x-wp-totalpages': String(pages),
    link: links.join(', '),
  });
}

/** `_fields` selects the named top-level fields. */
function pickFields(posts: Record<string, unknown>[], fields: string | null): Record<string, unknown>[] {
  if (!fields) return posts;
  const names = fields.split(',').map((name) => name.trim().split('.')[0]);
  return posts.map((post) => Object.fromEntries(Object.entries(post).filter(([name]) => names.includes(name))));
}

function invalidParameters(c: Context, invalid: InvalidParameter[]): Response {
  const names = invalid.map(({ name }) => name).join(', ');
  return failure(c, 400, 'rest_invalid_param', `Invalid parameter(s): ${names}`, {
    params: Object.fromEntries(invalid.map(({ name, message }) => [name, message])),
    details: Object.fromEntries(invalid.map(({ name, code, message }) => [name, { code, message, data: null }])),
  });
}

const failure = (c: Context, status: 400 | 401 | 404, code: string, message: string, data: object = {}): Response =>
  reply(c, status, { code, message, data: { status, ...data } });

function reply(
  c: Context,
  status: 200 | 400 | 401 | 404,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  const requestOrigin = c.req.header('origin');
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': TYPE,
      vary: 'Origin',
      link: apiLink(new URL(c.req.url)),
      'x-content-type-options': 'nosniff',
      'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
      'access-control-allow-headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
      ...(requestOrigin && {
        'access-control-allow-origin': requestOrigin,
        'access-control-allow-methods': 'GET, OPTIONS',
      }),
      ...headers,
    },
  });
}

const apiLink = ({ origin }: URL): string => `<${origin}/wp-json/>; rel="https://api.w.org/"`;
