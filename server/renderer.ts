import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { siteUrl } from '@/lib/env';
import { log } from '@/lib/log';
import { firstAnswer } from '../scripts/first-answer.mjs';
import { supervise } from '../scripts/supervise.mjs';

/** The Next server of the build (`output: 'standalone'` in next.config.ts), in the folder the site runs in. */
const PROGRAM = '.next/standalone/server.js';

/**
 * The heap may be more than three times its size after every page, the young generation is small: V8 then collects
 * garbage earlier, in the same time (docs/benchmarks.md, Memory). `localhost` must be the address that the proxy
 * connects to.
 */
const OPTIONS = ['--max-old-space-size=512', '--max-semi-space-size=4', '--dns-result-order=ipv4first'];

const STOP_MS = 2_000;
const METRICS_TIMEOUT_MS = 2_000;
/** Longer than the proxy keeps a connection. Otherwise it could send a request on a closing one (seen as 503). */
const DAY_MS = 86_400_000;

/** The port of Next on this machine, its metrics, and a function that stops it. */
export type Renderer = {
  port: number;
  /** Returns '' while it does not run, so that the proxy's metrics are still served. */
  metrics: () => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts Next in a child process and restarts it whenever it ends (docs/decisions/0192). Calls `onStart` each time.
 * Rejects if the first process ends before it has responded.
 */
export async function startRenderer(onStart: (port: number) => void): Promise<Renderer> {
  const port = await freePort();
  let isReady = false;
  let failStart = (_: Error): void => {};
  const failed = new Promise<never>((_, reject) => {
    failStart = reject;
  });
  const start = (): ChildProcess => {
    onStart(port);
    return spawnNext(port);
  };
  const onEnded = (pauseMs: number): void => {
    if (!isReady) failStart(new Error('The renderer ended before it responded: the lines above say why.'));
    else log.error({ pauseMs }, 'The renderer ended and is restarted');
  };
  const { child, stop } = supervise(start, { stopMs: STOP_MS, onEnded });
  const live = firstAnswer(`http://127.0.0.1:${port}/salud/vivo`, { group: child()?.pid, notify: () => {} });
  const hasResponded = await Promise.race([live, failed]).catch(async (error) => {
    await stop();
    throw error;
  });
  if (!hasResponded) {
    await stop();
    throw new Error('The renderer does not respond and has been idle for a minute.');
  }
  isReady = true;
  return { port, metrics: () => metricsOf(child()), stop };
}

/** In its own process group: Ctrl-C must reach the proxy first, which still needs the renderer for open requests. */
function spawnNext(port: number): ChildProcess {
  const env = {
    // Without these, drawing threads keep freed memory (docs/benchmarks.md, Memory).
    ...{ MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env },
    // With 127.0.0.1 Next treats itself as another host, and rewrites of the middleware loop.
    ...{ PORT: String(port), HOSTNAME: 'localhost', KEEP_ALIVE_TIMEOUT: String(DAY_MS) },
    ...{ SITE_URL: siteUrl(), SITE_FOLDER: process.cwd() },
    NEXT_MANUAL_SIG_HANDLE: 'true', // lib/renderer/prepare.ts
  };
  const stdio = ['ignore', 'pipe', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [...OPTIONS, PROGRAM], { env, stdio: [...stdio], detached: true });
  child.on('error', (error) => log.error({ reason: error.message }, 'The renderer could not be started'));
  if (child.stdout) createInterface(child.stdout).on('line', forwardLog);
  return child;
}

/** Forwards the JSON log, without Next's start messages, which name the internal address. */
function forwardLog(line: string): void {
  if (line.startsWith('{')) process.stdout.write(`${line}\n`);
}

async function metricsOf(child: ChildProcess | undefined): Promise<string> {
  if (!child?.connected) return '';
  const reply = once(child, 'message', { signal: AbortSignal.timeout(METRICS_TIMEOUT_MS) });
  child.send('metrics', () => {}); // it may end before it replies
  return reply.then(([text]) => String(text)).catch(() => '');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
