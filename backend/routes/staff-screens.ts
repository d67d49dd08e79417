import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';

/** The built screens (desk/vite.config.ts): a document, and files whose names change with their content. */
type Screens = { document: string; files: Map<string, Buffer> };

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Placeholder for the nonce in the document. */
const NONCE = '__nonce__';
const NOT_BUILT = 'The screens of the desk are not built: npm run build -w @clinic/desk, and start again.\n';

/** Serves the document of the staff's screens at /gestion and its files, from the folder they were built into. */
export function staffScreens(folder: string): Hono {
  const app = new Hono();
  let loading: Promise<Screens | null> | undefined;
  const screens = () => {
    loading ??= load(folder);
    return loading;
  };

  app.get('/', async (c) => {
    const built = await screens();
    if (!built) return c.text(NOT_BUILT, 503, { 'cache-control': 'no-store', ...HIDDEN });
    const nonce = randomBytes(16).toString('base64');
    const headers = { 'content-security-policy': policy(nonce), 'cache-control': 'no-store', ...HIDDEN };
    return c.html(built.document.replaceAll(NONCE, nonce), 200, {
      ...{ ...headers, 'referrer-policy': 'no-referrer', 'permissions-policy': FEATURES },
    });
  });

  app.get('/pantallas/:file', async (c) => {
    const file = c.req.param('file');
    const body = (await screens())?.files.get(file);
    return body ? sendFile(c, body, TYPES[path.extname(file)] ?? 'application/octet-stream') : c.text('', 404, HIDDEN);
  });

  return app;
}

/** Keeps the screens out of search engines. */
const HIDDEN = { 'x-robots-tag': 'noindex, nofollow', 'x-content-type-options': 'nosniff' };

const sendFile = (c: Context, body: Buffer, type: string): Response =>
  c.body(new Uint8Array(body), 200, {
    'content-type': type,
    'cache-control': 'private, max-age=31536000, immutable',
    ...HIDDEN,
  });

/** Only our own scripts and data; the component library writes its styles with the nonce. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The camera reads voucher codes; no other device feature is used. */
const FEATURES = [
  ...[
    'camera=(self)',
    'accelerometer=()',
    'browsing-topics=()',
    'display-capture=()',
    'fullscreen=()',
    'geolocation=()',
  ],
  ...['gyroscope=()', 'magnetometer=()', 'microphone=()', 'midi=()', 'payment=()', 'usb=()'],
].join(', ');

/** Returns null if the screens were not built. */
async function load(folder: string): Promise<Screens | null> {
  const document = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => null);
  if (document === null) return null;
  const names = await readdir(path.join(folder, 'pantallas'));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, 'pantallas', name))] as const),
  );
  return { document, files: new Map(files) };
}
