import type { Server } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** New calls are answered for so long while somebody is connected: a proxy in front must notice before the port is closed. */
const GRACE_MS = 1_000;
/** A connection that is idle for so long after its last answer is closed: longer than nginx keeps one (deploy/nginx-backends.conf). */
const IDLE_MS = 600;

/**
 * Closes the server after the answers in progress, which may take `drainMs`. Connections are told to end with their next
 * answer: a proxy must not find one closed on which it is just sending a call.
 */
export async function closeServer(server: Server, drainMs: number): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), drainMs);
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  server.keepAliveTimeout = IDLE_MS;
  if ((await connectionsOf(server)) > 0) await pause(Math.min(GRACE_MS, drainMs));
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(limit);
}

/** How many connections are open. */
const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** How scripts/embedded-backend.mjs says that this process is to end with the one that started it. */
const OPTION = '--ends-with-input';

/**
 * Calls `onEnd` once when this process was started to end with its parent and the parent has gone, however it went: the
 * system then closes the input, to which nothing is ever written.
 */
export function watchInput(args: readonly string[], input: Readable, onEnd: () => void): void {
  if (!args.includes(OPTION)) return;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  input.once('end', end).once('close', end).once('error', end).resume();
}
