import path from 'node:path';
import { serve } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import { readTokenKey } from './accounts/token-key';
import { startAccountUpkeep } from './accounts/upkeep';
import { createApp } from './app';
import { startHoldExpiry } from './bookings/expiry';
import { type BackendEnv, parseBackendEnv, siteUrlOf } from './env';
import { openFileTransport } from './mail/file-transport';
import { openSmtpTransport } from './mail/smtp-transport';
import { drawAhead } from './media/draw-ahead';
import type { Draw } from './media/picture-files';
import { openDoor } from './operator/door';
import { startOutbox } from './outbox/worker';
import { createPayments } from './payments/payments';
import { createProvider } from './payments/settings';
import { seedWhenEmpty } from './seed/write';
import { seedSchedulesWhenEmpty } from './seed/write-schedules';
import type { Db } from './store/db';
import { openStore } from './store/open';
import { startUpkeep } from './store/upkeep';

/** Only the site on this machine, or the proxy in front, may reach it. */
const HOST = '127.0.0.1';
const DRAIN_LIMIT_MS = 10_000;
/** The number the site shows when HELPLINE_PHONE is not set. */
const DEFAULT_PHONE = '963 400 900';

/** The drawing library is loaded at the first picture, not at the start, and keeps no pictures of its own in memory. */
const draw: Draw = async (picture, size) => {
  const [{ default: sharp }, { drawPicture }] = await Promise.all([import('sharp'), import('./seed/pictures/draw')]);
  sharp.cache(false);
  sharp.concurrency(1);
  return await drawPicture(picture as Parameters<typeof drawPicture>[0], size);
};

async function start(): Promise<void> {
  const env = parseBackendEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL });
  const db = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  const onError = (error: unknown, where: string) => log.error({ err: error, where });
  if (await seedWhenEmpty(db, async () => (await import('./seed/demo')).demoTables()))
    log.info('demo catalogue written');
  if (await seedSchedulesWhenEmpty(db, async () => (await import('./seed/content/schedules')).schedules))
    log.info('demo opening hours written');
  const stopHoldExpiry = startHoldExpiry(db, (error) => onError(error, 'holds'));
  const stopAccountUpkeep = startAccountUpkeep(db, (error) => onError(error, 'accounts'));
  const stopUpkeep = startUpkeep(db, (error) => onError(error, 'upkeep'));
  const stopMail = startMail(db, env, log, (error) => onError(error, 'mail'));

  const provider = createProvider(env);
  const payments = createPayments({ db, provider, brand: env.BRAND_NAME, siteUrl: siteUrlOf(env), onError });
  if (provider.name === 'sandbox') log.warn('payments are simulated: nobody is charged (PAYMENT_PROVIDER=sandbox)');

  const app = createApp({
    db,
    brand: env.BRAND_NAME,
    localeHeader: env.LOCALE_HEADER,
    mediaFolder: path.resolve(env.DATA_DIR, 'media'),
    draw,
    onRequest: (line) => log.debug(line),
    onError,
    tokenKey: await readTokenKey(env.SESSION_SECRET, env.DATA_DIR),
    siteUrl: siteUrlOf(env),
    operatorEmail: env.OPERATOR_EMAIL ?? null,
    trustedHops: env.BACKEND_TRUSTED_HOPS,
    createPayment: payments.createPayment,
    paymentPages: payments.pages,
  });
  const closeDoor = await openDoor(db, env.DATA_DIR);
  const server = serve({ fetch: app.fetch, hostname: HOST, port: env.BACKEND_PORT }, ({ port }) => {
    process.stdout.write(`backend listening on http://${HOST}:${port}\n`);
  });

  const stopDrawing = drawAhead(app, db);

  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    stopUpkeep();
    stopAccountUpkeep();
    stopDrawing();
    stopHoldExpiry();
    const doorClosed = closeDoor();
    const mailStopped = stopMail();
    const limit = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_LIMIT_MS);
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(limit);
    await Promise.all([mailStopped, doorClosed]);
    await db.close().catch((error: unknown) => onError(error, 'closing'));
    process.exit(code);
  };
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === 'EADDRINUSE'
        ? `BACKEND_PORT ${env.BACKEND_PORT} is already in use: stop the other process or choose another port.\n`
        : `${error.message}\n`,
    );
    void stop(1);
  });
  void db.died?.then((error) => {
    onError(error, 'database');
    void stop(1);
  });
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
}

/** Sends what is queued by SMTP_URL, or writes it to files; answers the function that stops it. */
function startMail(db: Db, env: BackendEnv, log: Logger, onError: (error: unknown) => void): () => Promise<void> {
  const folder = path.resolve(env.DATA_DIR, 'mail');
  const sender = { name: env.BRAND_NAME, address: env.MAIL_FROM ?? 'no-reply@localhost' };
  if (!env.SMTP_URL) log.warn({ folder }, 'mails are written to files: SMTP_URL is not set');
  return startOutbox({
    db,
    transport: env.SMTP_URL ? openSmtpTransport(env.SMTP_URL, sender) : openFileTransport(folder, sender),
    sender,
    brand: { brand: env.BRAND_NAME, phone: env.HELPLINE_PHONE ?? DEFAULT_PHONE },
    onAttempt: (line) => (line.outcome === 'dead' ? log.error(line, 'mail') : log.info(line, 'mail')),
    onError,
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
