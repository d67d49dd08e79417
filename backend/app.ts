import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { createKnownBrowsers } from './accounts/known-browser';
import { createTokens } from './accounts/tokens';
import type { HoldsWithoutCode } from './bookings/email-check';
import type { CreatePayment } from './bookings/submit';
import { createCatalogueReader } from './catalogue/cache';
import { isResourceName } from './catalogue/resources';
import type { TableName } from './catalogue/tables';
import { createInboxEvents, type InboxEvents } from './inbox/events';
import type { Draw } from './media/draw';
import { createPictureFiles, type PictureSize } from './media/picture-files';
import type { Render } from './media/render';
import type { RequestLine } from './metrics';
import type { Issuer } from './receipts/issuer';
import { DEFAULT_PERIODS, type Periods } from './retention/periods';
import { appointmentRoutes } from './routes/appointments';
import { blogRoutes } from './routes/blog-routes';
import { catalogueRoutes } from './routes/catalogue-routes';
import { editorRoutes } from './routes/editor';
import { loginRoutes } from './routes/login';
import { mediaRoutes } from './routes/media-routes';
import { negotiate } from './routes/negotiate';
import { ownVisitRoutes } from './routes/own-visit';
import { previews } from './routes/preview-routes';
import { professionalRoutes } from './routes/professionals';
import { redirectRoutes } from './routes/redirect-routes';
import { requestRoutes } from './routes/requests';
import { routeError } from './routes/respond';
import { searchRoutes } from './routes/search-routes';
import { staffRoutes } from './routes/staff';
import { staffScreens } from './routes/staff-screens';
import { waitingRoutes } from './routes/waiting';
import { type KeyRing, openKeyRing } from './sealing/keys';
import { storedPictures } from './seed/write-pictures';
import type { Db } from './store/db';

export type AppOptions = {
  db: Db;
  brand: string;
  /** Public telephone number for stored texts; defaults to ''. */
  phone?: string;
  localeHeader: string;
  mediaFolder: string;
  render: Render;
  /** Renders uploaded pictures; in this process by default. */
  draw?: Draw;
  /** One line per request, with the pattern of its route, because an address may contain personal data. */
  onRequest?: (line: RequestLine) => void;
  /** Called with the kind of outcome of each appointment request. */
  onBooking?: (outcome: string) => void;
  onError: (error: unknown, path: string) => void;
  now?: () => Date;
  /** Without it there are no payments on the web: slots are confirmed at once and paid at the clinic. */
  createPayment?: CreatePayment;
  /** Payment pages and the endpoint for notices, at /pagos. */
  paymentPages?: Hono;
  versionCheckMs?: number;
  /**
   * Keys for the tokens of professionals: the first one signs, all are accepted. Without keys the tokens end with this
   * application.
   */
  tokenKeys?: readonly Uint8Array[];
  /** Mailbox of the operator; without one, notices are only in the operator's lists. */
  operatorEmail?: string | null;
  /** Number of trailing X-Forwarded-For entries written by our machines; the site counts as one. */
  trustedHops?: number;
  /** Patients can move or cancel a visit until this many hours before it; default 24. */
  changeHours?: number;
  /** Hours that may be held per hour before an e-mail is checked; without it e-mails are not checked. */
  holdsWithoutCode?: HoldsWithoutCode | null;
  /** Issuer of receipts; without one no receipts are issued. */
  issuer?: Issuer | null;
  /** VIDEO_LINK: the address of a video call, with the place of its reference. */
  videoLink?: string | null;
  /** REMINDER_HOURS. */
  reminderHours?: readonly number[];
  /** Whether a provider of text messages is configured. */
  hasSms?: boolean;
  /** Minimum response time of the calls whose duration must not reveal whether an account exists. */
  minResponseMs?: number;
  /** Folder with the built screens of the staff; without it they are not served. */
  screensFolder?: string;
  /** Events for the staff's screens; their streams end when it stops. Defaults to one for this application only. */
  inboxEvents?: InboxEvents;
  /** The site is reached by https. */
  isSecure?: boolean;
  /** Keys for blocked records of erased persons; without any, a key that ends with this application. */
  blockedKeys?: KeyRing;
  /** Retention periods; the defaults when absent. */
  periods?: Periods;
  /** Folder for mails written as files; null when a mail server sends them. */
  mailFolder?: string | null;
  /** Called with the changed lists once an editor's write is stored. */
  onWritten?: (changed: readonly TableName[]) => void;
};

const MIN_RESPONSE_MS = 300;
const CHANGE_HOURS = 24;
const REMINDER_HOURS = [48, 3];
const KEY_BYTES = 32;

/** Builds the upstream as one application; it does not listen on a port. */
// 90 lines: it only wires the routes, in the order in which they match.
export function createApp(options: AppOptions): Hono {
  const { db, brand, localeHeader, onRequest, onError, now = () => new Date() } = options;
  const { operatorEmail = null, hasSms = false, trustedHops = 1, minResponseMs = MIN_RESPONSE_MS } = options;
  const names = { brand, phone: options.phone ?? '' };
  const keys = options.tokenKeys ?? [randomBytes(KEY_BYTES)];
  const tokens = createTokens(keys, now);
  const browsers = createKnownBrowsers(keys, now);
  const app = new Hono();

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    onRequest?.({
      request: idOf(c.req.header('x-request-id')),
      method: c.req.method,
      route: matchedRoutes(c).at(-1)?.path ?? '/*',
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

  app.use(previews({ db, names, localeHeader, now }));
  app.route('/', blogRoutes({ db, names, now }));
  const readPicture = storedPictures(db);
  const render = async (key: string, size?: PictureSize) => options.render(await readPicture(key), size);
  app.route('/', mediaRoutes({ db, files: createPictureFiles(options.mediaFolder, render) }));

  app.route('/', loginRoutes({ db, tokens, browsers, localeHeader, trustedHops }));
  if (options.paymentPages) app.route('/pagos', options.paymentPages);

  const inboxEvents =
    options.inboxEvents ?? createInboxEvents(db, { onError: (error) => onError(error, '/gestion/api/eventos') });
  const staff = { db, browsers, now, brand, operatorEmail, hasSms, trustedHops, isSecure: options.isSecure ?? false };
  const ofRights = {
    mailFolder: options.mailFolder ?? null,
    blockedKeys: options.blockedKeys ?? openKeyRing(randomBytes(KEY_BYTES).toString('base64url'), ''),
    periods: options.periods ?? DEFAULT_PERIODS,
  };
  const ofVideo = { videoLink: options.videoLink ?? null, reminderHours: options.reminderHours ?? REMINDER_HOURS };
  app.route('/gestion/api', staffRoutes({ ...staff, ...ofRights, ...ofVideo, issuer: options.issuer }, inboxEvents));

  const onWritten = options.onWritten ?? (() => undefined);
  app.route(
    '/gestion/catalogo',
    editorRoutes({
      db,
      brand,
      localeHeader,
      onWritten,
      isSecure: options.isSecure ?? false,
      draw: options.draw ?? drawHere,
    }),
  );

  if (options.screensFolder) app.route('/gestion', staffScreens(options.screensFolder));

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
  const read = createCatalogueReader(db, names, options.versionCheckMs);
  app.route(
    '/api/citas',
    appointmentRoutes({
      ...{ db, localeHeader, now, operatorEmail, trustedHops },
      ...{ createPayment: options.createPayment, holdsWithoutCode: options.holdsWithoutCode },
      onBooking: options.onBooking,
    }),
  );
  const { changeHours = CHANGE_HOURS } = options;
  app.route(
    '/api/citas/propia',
    ownVisitRoutes({
      ...{ db, now, operatorEmail, hasSms, changeHours, issuer: options.issuer },
      ...{ localeHeader, trustedHops, minResponseMs, videoLink: ofVideo.videoLink },
    }),
  );
  app.route('/api/citas/espera', waitingRoutes({ db, now, localeHeader, trustedHops, minResponseMs }));
  app.route('/api', requestRoutes({ db, localeHeader, trustedHops, operatorEmail }));
  app.route(
    '/api',
    professionalRoutes({ db, tokens, browsers, localeHeader, trustedHops, operatorEmail, minResponseMs }),
  );
  app.route('/api', searchRoutes({ db, read, localeHeader }));
  app.route('/api', redirectRoutes({ db, localeHeader }));
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

const drawHere: Draw = async (source) => (await import('./media/draw')).drawPicture(source);

/** Returns the request id sent by the site, or null when it is missing or malformed. */
const idOf = (sent: string | undefined): string | null => (sent && /^[\w-]{8,64}$/.test(sent) ? sent : null);

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
