import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { notifySite, SETTLED_MS } from '#cli/notify-site';
import { createNotifier } from '#editing/notifier';
import { startPublication } from '#editing/publication';
import type { Writer } from '#editing/save';
import { createInboxEvents, type InboxEvents } from '#inbox/events';
import { startHolidays } from '#opening/import-holidays';
import { startSocketServer } from '#operator/socket-server';
import { startMaintenance } from '#store/maintenance';
import { readTokenKeys } from './accounts/tokens';
import { createApp } from './app';
import { isStaleHoldMail } from './bookings/hold-ending';
import { isStaleReminder, startReminders } from './bookings/reminders';
import { type BackendEnv, parseBackendEnv, siteUrlOf } from './env';
import { openFileTransport, openSmtpTransport } from './mail/transport';
import { renderAhead } from './media/render-ahead';
import { createPictureProcess } from './media/render-apart';
import type { Metrics } from './metrics';
import { mediaFolderOf, openStore } from './open-store';
import { startOutbox } from './outbox/worker';
import { startHoldExpiry } from './payments/hold-expiry';
import { createPayments } from './payments/payments';
import { createProvider } from './payments/settings';
import { closeServer, watchInput } from './process-end';
import { issuerOf } from './receipts/issuer';
import { startBlindIndex } from './reception/blind-index';
import { startCleanup } from './retention/cleanup';
import { startRetention } from './retention/forget';
import { periodsOf } from './retention/periods';
import { openBlockedKeys } from './rights/blocked';
import { writeDemo } from './seed/write-demo';
import { openSmsTransport } from './sms/transport';
import type { Db } from './store/db';

/** The program that renders and draws pictures: from the sources or the build, like this file. */
const RENDERER = fileURLToPath(new URL(`./media/render-process${path.extname(import.meta.url)}`, import.meta.url));
/** The build of the staff's screens, beside the backend's build. */
const SCREENS = path.join(import.meta.dirname, path.extname(import.meta.url) === '.ts' ? 'dist/screens' : 'screens');
const DRAIN_LIMIT_MS = 10_000;
/**
 * Longer than clients keep an idle connection: a write sent while the connection is being closed would be lost and not
 * retried.
 */
const KEEP_ALIVE_MS = 65_000;
/** Limit for a database response to a visitor. */
const ANSWER_MS = 6_000;
/** Without the site there are no clients left: calls still running are aborted, which the database survives. */
const ORPHAN_DRAIN_MS = 1_000;
const ORPHAN_LIMIT_MS = 4_000;

type OnError = (error: unknown, where: string) => void;
type Stop = (code: number, drainMs?: number) => Promise<void>;

async function start(): Promise<void> {
  let stop: Stop = async (code) => process.exit(code); // until there are parts to stop
  watchInput(process.argv, process.stdin, () => {
    setTimeout(() => process.exit(1), ORPHAN_LIMIT_MS).unref();
    void stop(0, ORPHAN_DRAIN_MS);
  });
  const env = parseBackendEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL });
  const db = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, dataKeys: env.DATA_KEYS });
  const onError: OnError = (error, where) => log.error({ err: error, where });
  await writeDemo(db, log);
  const stopHolidays = await startHolidays(db, (error) => onError(error, 'holidays'));
  const metrics = await openMetrics(db, env);
  const inboxEvents = createInboxEvents(db, { onError: (error) => onError(error, 'inbox') });
  const notifier = createNotifier((changed) => notifySite(env, changed, (line) => log.warn(line), 0), SETTLED_MS);
  const stopJobs = startJobs({ db, env, log, onError, onWritten: notifier.note });
  const asked = db.within?.(ANSWER_MS) ?? db;
  const parts = { db: asked, env, log, onError, metrics: metrics?.own ?? null, onWritten: notifier.note, inboxEvents };
  const app = await makeApp(parts);
  const closeSocketServer = await startSocketServer(db.asStored ?? db, env.DATA_DIR);
  const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
  const listening = { fetch: app.fetch, hostname: env.BACKEND_HOST, port: env.BACKEND_PORT, serverOptions };
  const server = serve(listening, ({ port }) => {
    process.stdout.write(`backend listening on http://${env.BACKEND_HOST}:${port}\n`);
    void sayHowToAddStaff(db).catch((error: unknown) => onError(error, 'staff'));
  }) as Server; // HTTP/1.1, the default
  const stopRendering = renderAhead(app, db, mediaFolderOf(env.DATA_DIR));

  let isStopping = false;
  stop = async (code, drainMs = DRAIN_LIMIT_MS) => {
    if (isStopping) return;
    isStopping = true;
    stopRendering();
    stopHolidays();
    metrics?.stop();
    inboxEvents.stop();
    const others = [stopJobs(), closeSocketServer(), notifier.stop()];
    await closeServer(server, drainMs);
    await Promise.all(others);
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

/** Logs how to add a staff account while there is none, because nobody can sign in at the desk. */
async function sayHowToAddStaff(db: Db): Promise<void> {
  if ((await db.query('select from staff limit 1')).length > 0) return;
  process.stdout.write(
    'The desk (/gestion) has no account yet: npm run backend -- staff add you@clinic.example --role manager\n',
  );
}

/** Returns null, without loading the module, unless BACKEND_METRICS_PORT is set. */
async function openMetrics(db: Db, env: BackendEnv): Promise<{ own: Metrics; stop: () => void } | null> {
  if (!env.BACKEND_METRICS_PORT) return null;
  const { createMetrics, serveMetrics } = await import('./metrics');
  const own = createMetrics(db);
  return { own, stop: await serveMetrics(own, env.BACKEND_METRICS_PORT, env.METRICS_HOST) };
}

type JobParts = Pick<AppParts, 'db' | 'env' | 'log' | 'onError' | 'onWritten'>;

/** Starts the background jobs. Returns a stop function, which resolves after the mail being sent. */
function startJobs({ db, env, log, onError, onWritten }: JobParts): () => Promise<void> {
  const stops = [
    startPublication(db, onWritten, (error) => onError(error, 'drafts')),
    startHoldExpiry(db, (error) => onError(error, 'holds')),
    startCleanup(db, (error) => onError(error, 'accounts')),
    startBlindIndex(db, (error) => onError(error, 'find')),
    startMaintenance(db, (error) => onError(error, 'upkeep')),
    startRetention(db, {
      periods: periodsOf(env),
      mailFolder: env.SMTP_URL ? null : mailFolderOf(env),
      onForgotten: (deleted) => log.info({ deleted }, 'personal data past its period was deleted'),
      onError: (error) => onError(error, 'retention'),
    }),
  ];
  const stopReminders = startReminders({
    db,
    now: () => new Date(),
    hours: env.REMINDER_HOURS,
    changeHours: env.PATIENT_CHANGE_HOURS,
    videoLink: env.VIDEO_LINK ?? null,
    hasSms: env.SMS_URL !== undefined,
    operatorEmail: env.OPERATOR_EMAIL ?? null,
    onError: (error) => onError(error, 'reminders'),
  });
  const stopMail = startMail(db, env, log, (error) => onError(error, 'mail'));
  return async () => {
    for (const stop of stops) stop();
    await Promise.all([stopReminders(), stopMail()]);
  };
}

type AppParts = {
  db: Db;
  env: BackendEnv;
  log: Logger;
  onError: OnError;
  metrics: Metrics | null;
  onWritten: Writer['onWritten'];
  inboxEvents: InboxEvents;
};

async function makeApp({ db, env, log, onError, metrics, onWritten, inboxEvents }: AppParts): Promise<Hono> {
  const provider = createProvider(env);
  const payments = createPayments({
    db,
    provider,
    brand: env.BRAND_NAME,
    siteUrl: siteUrlOf(env),
    operatorEmail: env.OPERATOR_EMAIL ?? null,
    issuer: issuerOf(env),
    onError,
  });
  if (provider.name === 'sandbox') log.warn('payments are simulated: nobody is charged (PAYMENT_PROVIDER=sandbox)');
  return createApp({
    db,
    inboxEvents,
    brand: env.BRAND_NAME,
    phone: env.PUBLIC_PHONE,
    localeHeader: env.LOCALE_HEADER,
    mediaFolder: mediaFolderOf(env.DATA_DIR),
    ...createPictureProcess(RENDERER),
    onRequest: (line) => {
      metrics?.onRequest(line);
      log.debug(line);
    },
    onBooking: metrics?.onBooking,
    onError,
    onWritten,
    tokenKeys: await readTokenKeys(env.SESSION_SECRET, env.DATA_DIR),
    operatorEmail: env.OPERATOR_EMAIL ?? null,
    hasSms: env.SMS_URL !== undefined,
    trustedHops: env.BACKEND_TRUSTED_HOPS,
    changeHours: env.PATIENT_CHANGE_HOURS,
    videoLink: env.VIDEO_LINK ?? null,
    reminderHours: env.REMINDER_HOURS,
    holdsWithoutCode: env.HOLDS_WITHOUT_CODE,
    issuer: issuerOf(env),
    screensFolder: SCREENS,
    isSecure: siteUrlOf(env).startsWith('https:'),
    blockedKeys: openBlockedKeys(env),
    periods: periodsOf(env),
    mailFolder: env.SMTP_URL ? null : mailFolderOf(env),
    createPayment: payments.createPayment,
    paymentPages: payments.pages,
  });
}

const mailFolderOf = ({ DATA_DIR }: BackendEnv): string => path.resolve(DATA_DIR, 'mail');

/** Sends queued mails by SMTP_URL, or writes them to files; returns a stop function. */
function startMail(db: Db, env: BackendEnv, log: Logger, onError: (error: unknown) => void): () => Promise<void> {
  const folder = mailFolderOf(env);
  const sender = { name: env.BRAND_NAME, address: env.MAIL_FROM ?? 'no-reply@localhost' };
  if (!env.SMTP_URL) log.warn({ folder }, 'mails are written to files: SMTP_URL is not set');
  return startOutbox({
    db,
    transport: env.SMTP_URL ? openSmtpTransport(env.SMTP_URL, sender) : openFileTransport(folder, sender),
    sms: env.SMS_URL && env.SMS_TOKEN ? openSmsTransport(env.SMS_URL, env.SMS_TOKEN) : null,
    sender,
    brand: {
      brand: env.BRAND_NAME,
      phone: env.PUBLIC_PHONE,
      siteUrl: siteUrlOf(env),
      insurers: Object.fromEntries(env.INSURERS.flatMap(({ code, names }) => (names ? [[code, names]] : []))),
    },
    onAttempt: (line) => (line.outcome === 'dead' ? log.error(line, 'mail') : log.info(line, 'mail')),
    onError,
    isStale: async (mail) => (await isStaleReminder(db, mail, new Date())) || (await isStaleHoldMail(db, mail)),
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
