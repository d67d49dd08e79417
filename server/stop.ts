import type { Server } from 'node:http';

export type StopOptions = {
  /** How long new visitors are still served while /salud/listo already answers 503, so that a balancer can look away. */
  graceMs: number;
  /** How long answers in progress may take after that. */
  drainMs: number;
};

/** Closes a server without breaking off answers in progress. Resolves when every connection is closed. */
export async function closeGracefully(server: Server, { graceMs, drainMs }: StopOptions): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, graceMs));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy when the server closed becomes idle later, and would stay open for its keep-alive time.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
