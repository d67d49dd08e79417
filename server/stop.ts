import type { Server } from 'node:http';

export type StopOptions = {
  /** How long new requests are served while /salud/listo returns 503, so that a load balancer can react. */
  graceMs: number;
  /** How long responses in progress may take after that. */
  drainMs: number;
};

/** An idle connection is closed after this time: longer than nginx keeps one (deploy/nginx-site.conf). */
const IDLE_MS = 600;

/**
 * Closes a server after the responses in progress. Resolves when every connection is closed. New requests still get a
 * response, with `Connection: close`: a proxy must not find a connection closed while it sends a request on it.
 */
export async function closeGracefully(server: Server, { graceMs, drainMs }: StopOptions): Promise<void> {
  server.prependListener('request', (_, res) => {
    res.shouldKeepAlive = false;
  });
  // A connection busy now becomes idle later, and would stay open for its keep-alive timeout.
  server.keepAliveTimeout = IDLE_MS;
  await new Promise((resolve) => setTimeout(resolve, graceMs));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const end = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(end);
}

/** True when the promise settles within `ms`. The work itself is not stopped. */
export async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const hasEnded = await Promise.race([work.then(() => true), timeout]);
  clearTimeout(timer);
  return hasEnded;
}
