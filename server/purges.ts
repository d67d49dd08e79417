import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PURGE_HEADER, purgeSecrets } from '@/lib/http/purges';
import { connectFramework, type Framework } from './framework';
import { within } from './stop';

/** A purge: its id, and the body of its request. */
export type Purge = { id: string; body: string };
type Make = (purge: Purge) => Promise<void>;

/** The endpoint of a purge. */
const PURGE = '/api/revalidate';
const PURGE_MS = 10_000;

/** The framework, with `afterPurge` awaited before a successful purge is answered. */
export const withPurges = (framework: Framework, afterPurge: Make): Framework => ({
  ...framework,
  open: async (method, path, headers, body, signal) => {
    if (path.split('?', 1)[0] !== PURGE) return framework.open(method, path, headers, body, signal);
    const id = String(headers[PURGE_HEADER] ?? randomUUID());
    const answer = await framework.open(method, path, { ...headers, [PURGE_HEADER]: id }, body, signal);
    if (answer.statusCode === 200) await afterPurge({ id, body: body.toString() });
    return answer;
  },
});

/** Returns a function that sends a purge to the renderer on this port; it rejects if the renderer refuses it. */
export function purgeRenderer(port: number): Make {
  const renderer = connectFramework(port);
  const [secret = ''] = purgeSecrets();
  return async ({ id, body }) => {
    const headers = {
      host: 'localhost',
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      [PURGE_HEADER]: id,
    };
    const answer = await renderer.open('POST', PURGE, headers, Buffer.from(body), AbortSignal.timeout(PURGE_MS));
    answer.resume();
    if (answer.statusCode !== 200) throw new Error(`The renderer answered a purge with ${answer.statusCode}`);
  };
}

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
export async function openPurgeChannel(url: string, prefix: string, make: Make): Promise<PurgeChannel> {
  const { createClient } = await import('@redis/client');
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
