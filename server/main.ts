import { once } from 'node:events';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { env } from '@/lib/env';
import { loadAssets } from './assets';
import { connectFramework } from './framework';
import { createFront, type Front } from './front';
import { createLimitedServer } from './listen';
import { log, routeShape } from './log';
import { createSecurity, pairs, type SecuritySettings } from './security-headers';
import { closeGracefully } from './stop';

/** The folder the process was started in: the scripts change to the project's own. */
const ROOT = process.cwd();
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/**
 * Eight times what the thread holds after every page was rendered. Without a limit the engine waits until 4 GB are in
 * sight before it collects garbage in earnest (docs/benchmarks.md, Memory).
 */
const HEAP_MB = 1_024;

const isDevelopment = process.env.NODE_ENV === 'development';

/** Settles when the site has been stopped by SIGTERM or SIGINT; rejects when it could not start. */
export const stopped: Promise<void> = isDevelopment ? develop() : serve();

async function serve(): Promise<void> {
  const { PORT, HOST, TRUSTED_PROXY_HOPS, BRAND_NAME, HELPLINE_PHONE, LOG_LEVEL } = env();
  const renderer = await startRenderer(PORT);
  const framework = connectFramework(renderer.port);

  const security = createSecurity(securitySettings());
  const folders = [
    { folder: `${ROOT}/.next/static`, prefix: '/_next/static', cacheControl: YEAR },
    { folder: `${ROOT}/public`, prefix: '', cacheControl: HOUR },
  ];
  const front = createFront({
    framework,
    security,
    assets: await loadAssets(folders, security),
    contact: { brand: BRAND_NAME, phone: HELPLINE_PHONE },
    trustedHops: TRUSTED_PROXY_HOPS,
    showsCacheState: LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace',
    onAnswer: ({ path, ...answer }) => log.info({ route: routeShape(path), ...answer }),
  });
  const server = createLimitedServer(front.listener, security);
  announce(await listen(server, PORT, HOST));

  await stopSignal(front);
  await closeGracefully(server, { graceMs: 1_000, drainMs: 10_000 });
  framework.close();
  await renderer.stop();
}

function securitySettings(): SecuritySettings {
  const { SITE_URL, PAYMENT_HOSTS, SEAL_SCRIPT_URL, GOOGLE_MAPS_API_KEY } = env();
  return {
    siteUrl: SITE_URL,
    paymentHosts: PAYMENT_HOSTS,
    sealUrl: SEAL_SCRIPT_URL,
    hasMap: GOOGLE_MAPS_API_KEY !== undefined,
  };
}

/** The framework in its thread. The process ends when that thread does: whoever runs the site starts it again. */
async function startRenderer(port: number): Promise<{ port: number; stop: () => Promise<void> }> {
  const worker = new Worker(new URL('./renderer.mjs', import.meta.url), {
    workerData: { port },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let isStopping = false;
  worker.on('error', (error) => log.error({ reason: error.message }, 'The renderer failed'));
  void ended.then(() => isStopping || process.exit(1));
  const [inner] = (await once(worker, 'message')) as [number];
  return {
    port: inner,
    stop: async () => {
      isStopping = true;
      worker.postMessage('stop');
      await ended;
    },
  };
}

/** With reload, without copies: the framework answers, and its sockets are its own. */
async function develop(): Promise<void> {
  const { PORT, HOST } = env();
  const security = createSecurity({ ...securitySettings(), isDevelopment });
  const server = http.createServer();
  const { default: next } = await import('next');
  const app = next({ dev: true, hostname: 'localhost', port: PORT, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  const headers = [...pairs(security.fixed), ['Content-Security-Policy', security.policy()] as const];
  server.on('request', (req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    void handle(req, res);
  });
  announce(await listen(server, PORT, HOST));
  await stopSignal();
  process.exit(0);
}

/** Answers the port. Rejects with a sentence when it is taken. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new Error(`Port ${port} is in use by another program: stop it, or set PORT to a free one.`) : error,
      );
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function announce(port: number): void {
  const { SITE_URL } = env();
  process.stdout.write(`The site is at http://localhost:${port}${SITE_URL ? ` (public address ${SITE_URL})` : ''}\n`);
}

/** Waits for the first signal; a second one ends the process at once. */
function stopSignal(front?: Front): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const onSignal = (): void => {
      if (isStopping) process.exit(1);
      isStopping = true;
      front?.drain();
      resolve();
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
}
