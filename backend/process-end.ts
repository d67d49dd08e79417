import type { Server } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * After a stop, new calls are still answered for this time while clients are connected: a proxy in front must notice
 * before the port is closed.
 */
const GRACE_MS = 1_000;
/**
 * Connections idle for this long after their last response are closed: longer than nginx keeps one
 * (deploy/nginx-backends.conf).
 */
const IDLE_MS = 600;

/**
 * Closes the server after the responses in progress, which may take `drainMs`. Connections end with their next
 * response, so that a proxy does not send a call on one that is being closed.
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

/** Returns the number of open connections. */
const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** Option by which scripts/embedded-backend.mjs makes this process end with its parent. */
const OPTION = '--ends-with-input';

/**
 * Calls `onEnd` once the parent has gone, if this process was started to end with it. However the parent ends, the
 * system closes the input, to which nothing is ever written.
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
