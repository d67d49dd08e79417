import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { createTokens } from './accounts/tokens';
import type { CreatePayment } from './bookings/submit';
import { createCatalogueReader } from './catalogue/cache';
import { isResourceName } from './catalogue/resources';
import { createPictureFiles, type Draw } from './media/picture-files';
import { appointmentRoutes } from './routes/appointments';
import { blogRoutes } from './routes/blog-routes';
import { catalogueRoutes } from './routes/catalogue-routes';
import { loginRoutes } from './routes/login';
import { mediaRoutes } from './routes/media-routes';
import { negotiate } from './routes/negotiate';
import { professionalRoutes } from './routes/professionals';
import { requestRoutes } from './routes/requests';
import { routeError } from './routes/respond';
import { searchRoutes } from './routes/search-routes';
import type { Db } from './store/db';

export type RequestLine = { method: string; path: string; status: number; ms: number };

export type AppOptions = {
  db: Db;
  brand: string;
  localeHeader: string;
  mediaFolder: string;
  draw: Draw;
  /** One line per request; the path never carries the query, which may hold personal data. */
  onRequest?: (line: RequestLine) => void;
  onError: (error: unknown, path: string) => void;
  now?: () => Date;
  /** Without it nobody pays on the web: a slot is confirmed at once and paid at the clinic. */
  createPayment?: CreatePayment;
  /** The pages of the payment and the door of its notices, at /pagos. */
  paymentPages?: Hono;
  versionCheckMs?: number;
  /** Signs the tokens of professionals. Without it they end with this application. */
  tokenKey?: Uint8Array;
  /** Public origin of the site, for the links in mails. */
  siteUrl?: string;
  /** Mailbox of the operator; null or none: the operator looks at the lists. */
  operatorEmail?: string | null;
  /** How many machines of ours wrote the end of X-Forwarded-For, the site counting as one. */
  trustedHops?: number;
  /** How long the calls take that must not tell by their time whether an account exists. */
  paceMs?: number;
};

const PACE_MS = 300;
const KEY_BYTES = 32;

/** The upstream as one application: it listens to nothing by itself. */
export function createApp(options: AppOptions): Hono {
  const { db, brand, localeHeader, onRequest, onError, now = () => new Date() } = options;
  const { siteUrl = 'http://localhost:3000', operatorEmail = null, trustedHops = 1, paceMs = PACE_MS } = options;
  const tokens = createTokens(options.tokenKey ?? randomBytes(KEY_BYTES), now);
  const app = new Hono();

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    onRequest?.({
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    });
  });

  app.get('/health', async (c) => {
    try {
      await db.query('select 1');
      return c.json({ status: 'ok' });
    } catch (error) {
      onError(error, '/health');
      return c.json({ status: 'unavailable' }, 503);
    }
  });

  app.route('/', blogRoutes({ db, brand, now }));
  app.route('/', mediaRoutes({ db, files: createPictureFiles(options.mediaFolder, options.draw) }));

  app.route('/', loginRoutes({ db, tokens, localeHeader, trustedHops }));
  if (options.paymentPages) app.route('/pagos', options.paymentPages);

  app.use('/api/*', async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(localeHeader);
    if (c.req.path.endsWith('/') && c.req.path !== '/api/') {
      const url = new URL(c.req.url);
      return c.redirect(url.pathname.slice(0, -1) + url.search, 301);
    }
    await next();
    c.res.headers.set('access-control-allow-origin', '*');
    c.res.headers.set('access-control-expose-headers', 'Link');
  });
  const read = createCatalogueReader(db, brand, options.versionCheckMs);
  app.route('/api/citas', appointmentRoutes({ db, localeHeader, now, createPayment: options.createPayment }));
  app.route('/api', requestRoutes({ db, localeHeader, trustedHops, operatorEmail }));
  app.route('/api', professionalRoutes({ db, tokens, localeHeader, trustedHops, siteUrl, operatorEmail, paceMs }));
  app.route('/api', searchRoutes({ db, read, localeHeader }));
  app.route('/api', catalogueRoutes({ read, localeHeader }));

  app.notFound((c) => {
    const format = negotiate(c.req.header('accept')) ?? 'jsonld';
    const url = new URL(c.req.url);
    const route = `No route found for "${c.req.method} ${url.origin}${url.pathname}"`;
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (isReading || !isResourceName(url.pathname.split('/')[2] ?? ''))
      return routeError(404, route, 'Not Found', format);
    const response = routeError(405, `${route}: Method Not Allowed (Allow: GET)`, 'Method Not Allowed', format);
    response.headers.set('allow', 'GET');
    return response;
  });

  app.onError((error, c) => {
    onError(error, c.req.path);
    const format = negotiate(c.req.header('accept')) ?? 'jsonld';
    return routeError(500, 'Internal Server Error', 'Internal Server Error', format);
  });

  return app;
}

function preflight(localeHeader: string): Response {
  return new Response('', {
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-cache, private',
      vary: 'Origin',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, OPTIONS, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': `content-type, authorization, ${localeHeader.toLowerCase()}`,
      'access-control-max-age': '3600',
    },
  });
}
