// Imported only where REDIS_URL is set. It imports the client statically: of a CommonJS package, a bundle's `import()` has no names.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Make, Purge } from './purges';
import { within } from './stop';

export type PurgeChannel = { announce: Make; stop: () => void };

/** A purge is answered after this time at the latest. */
const PUBLISH_MS = 300;
const RETRY_MS = 250;
const SOCKET = { reconnectStrategy: RETRY_MS, connectTimeout: 1_000, socketTimeout: 5_000 };

const everything = (): Purge => ({ id: randomUUID(), body: JSON.stringify({ tags: ['*'] }) });

/**
 * Publishes purges to all sites on one Redis and has `make` repeat each one of another site until it succeeds. After an
 * interruption a site expires everything, and so do the others if it could not publish a purge.
 */
export function openPurgeChannel(url: string, prefix: string, make: Make): PurgeChannel {
  const publisher = createClient({ url, socket: SOCKET, pingInterval: 1_000, disableOfflineQueue: true });
  const subscriber = publisher.duplicate();
  const [site, channel] = [randomUUID(), `${prefix}purges`];
  let [isStopped, wasAway, isOwed] = [false, false, false];

  const repeat = (purge: Purge): Promise<unknown> =>
    make(purge).catch(() => pause(RETRY_MS, null, { ref: false }).then(() => isStopped || repeat(purge)));
  const announce = async ({ id, body }: Purge): Promise<void> => {
    const published = publisher.publish(channel, `${site} ${id} ${body}`);
    if (!(await within(published, PUBLISH_MS).catch(() => false))) isOwed = true;
  };
  const hear = (message: string): void => {
    const [from, id = '', ...body] = message.split(' ');
    if (from !== site) void repeat({ id, body: body.join(' ') });
  };
  publisher.on('error', () => {}); // `announce` notes what it could not publish
  publisher.on('ready', () => {
    if (isOwed) void announce(everything());
    isOwed = false;
  });
  subscriber.on('error', () => {
    wasAway = true;
  });
  subscriber.on('ready', () => {
    if (wasAway) void repeat(everything());
    wasAway = false;
  });
  void Promise.allSettled([publisher.connect(), subscriber.connect().then(() => subscriber.subscribe(channel, hear))]);
  const stop = (): void => {
    isStopped = true;
    for (const client of [publisher, subscriber]) client.destroy();
  };
  return { announce, stop };
}
