// Imported only if REDIS_URL is set. Imports the client statically: a bundle's `import()` of a CommonJS package has no
// named exports.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { ApplyPurge, Purge } from './purges';
import { within } from './stop';

export type PurgeChannel = { publish: ApplyPurge; stop: () => void };

/** Maximum time that the response to a purge waits for Redis. */
const PUBLISH_TIMEOUT_MS = 300;
const RETRY_MS = 250;
const SOCKET = { reconnectStrategy: RETRY_MS, connectTimeout: 1_000, socketTimeout: 5_000 };

const purgeOfAll = (): Purge => ({ id: randomUUID(), body: JSON.stringify({ tags: ['*'] }) });

/**
 * Publishes purges to all sites on one Redis and applies the purges of other sites, retrying until they succeed. After
 * an interruption a site expires everything, and so do the others if it could not publish a purge.
 */
export function openPurgeChannel(url: string, prefix: string, apply: ApplyPurge): PurgeChannel {
  const publisher = createClient({ url, socket: SOCKET, pingInterval: 1_000, disableOfflineQueue: true });
  const subscriber = publisher.duplicate();
  const [site, channel] = [randomUUID(), `${prefix}purges`];
  let [isStopped, wasDisconnected, isUnpublished] = [false, false, false];

  const applyUntilDone = (purge: Purge): Promise<unknown> =>
    apply(purge).catch(() => pause(RETRY_MS, null, { ref: false }).then(() => isStopped || applyUntilDone(purge)));
  const publish = async ({ id, body }: Purge): Promise<void> => {
    const published = publisher.publish(channel, `${site} ${id} ${body}`);
    if (!(await within(published, PUBLISH_TIMEOUT_MS).catch(() => false))) isUnpublished = true;
  };
  const onMessage = (message: string): void => {
    const [from, id = '', ...body] = message.split(' ');
    if (from !== site) void applyUntilDone({ id, body: body.join(' ') });
  };
  publisher.on('error', () => {}); // `publish` notes what it could not publish
  publisher.on('ready', () => {
    if (isUnpublished) void publish(purgeOfAll());
    isUnpublished = false;
  });
  subscriber.on('error', () => {
    wasDisconnected = true;
  });
  subscriber.on('ready', () => {
    if (wasDisconnected) void applyUntilDone(purgeOfAll());
    wasDisconnected = false;
  });
  void Promise.allSettled([
    publisher.connect(),
    subscriber.connect().then(() => subscriber.subscribe(channel, onMessage)),
  ]);
  const stop = (): void => {
    isStopped = true;
    for (const client of [publisher, subscriber]) client.destroy();
  };
  return { publish, stop };
}
