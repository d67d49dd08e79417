import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/lib/env';
import { PURGE_HEADER } from '@/lib/http/purge-header';
import { purgeSecrets } from '@/lib/http/purge-secrets';
import { RedisConnection } from '@/lib/state/redis-connection';
import { connectFramework, type Framework } from './framework';
import { log } from './log';

const ASK_MS = 250;
/** So many purges stay in Redis; who missed more expires everything. */
const KEPT = 1_000;
const AT_ONCE = 100;
/** Of more purges that could not be told one is made that expires everything. */
const MOST_UNTOLD = 20;
const PURGE_MS = 10_000;

/** Where a site is told to purge. */
const PURGE = '/api/revalidate';

/** A purge that was made: its name, and the body of the request. */
export type Purge = { id: string; body: string };

type Message = { site: string; id: string; body: string };

/** A purge of everything that is cached. */
const purgeOfAll = (): Purge => ({ id: randomUUID(), body: JSON.stringify({ tags: ['*'] }) });

/**
 * Purges of all sites on one Redis: a stream of them, which each site asks four times a second for what came after the last
 * one it knows. Where that one is no longer there (Redis lost it, or was away from the start) everything expires instead.
 */
export class PurgeChannel {
  readonly #site = randomUUID();
  readonly #untold: Purge[] = [];
  /** The last message known. */
  #last: string | null = null;
  #hasFailed = false;
  #mustExpireAll = false;
  #isStopped = false;
  readonly #key: string;

  constructor(private readonly redis: RedisConnection) {
    this.#key = `${redis.prefix}purges`;
  }

  /** Tells the other sites, at once or when Redis is back. Never rejects. */
  async announce(purge: Purge): Promise<void> {
    this.#untold.push(purge);
    if (this.#untold.length > MOST_UNTOLD) this.#untold.splice(0, this.#untold.length, purgeOfAll());
    await this.#tell().catch(() => {});
  }

  /** From now on `make` makes here what other sites were told; one that fails is made again. */
  async follow(make: (purge: Purge) => Promise<void>): Promise<void> {
    await this.redis.asked;
    while (!this.#isStopped) {
      await this.#ask(make).catch(() => {
        this.#hasFailed = true;
      });
      await pause(ASK_MS, undefined, { ref: false });
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.redis.close();
  }

  async #tell(): Promise<void> {
    for (let next = this.#untold[0]; next; next = this.#untold[0]) {
      this.#untold.shift(); // at once: two may be telling
      try {
        await this.#add({ site: this.#site, ...next });
      } catch (error) {
        this.#untold.unshift(next);
        throw error;
      }
    }
  }

  async #ask(make: (purge: Purge) => Promise<void>): Promise<void> {
    await this.#tell();
    if (this.#last === null) await this.#begin();
    if (this.#mustExpireAll) {
      await make(purgeOfAll());
      this.#mustExpireAll = false;
    }
    const last = this.#last ?? '-';
    const found = await this.redis.run((client) => client.xRange(this.#key, last, '+', { COUNT: AT_ONCE + 1 }));
    const [known, ...missed] = found ?? [];
    if (known?.id !== last) {
      log.warn('Purges of other sites were lost: everything cached expires');
      this.#last = null;
      this.#mustExpireAll = true;
      return;
    }
    for (const { id, message } of missed) {
      if (message.site !== this.#site && message.body) await make({ id: message.id ?? id, body: message.body });
      this.#last = id;
    }
  }

  /** What is in the stream now was made before this site read anything, unless it has been reading for a while. */
  async #begin(): Promise<void> {
    if (this.#hasFailed) this.#mustExpireAll = true;
    const found = await this.redis.run((client) => client.xRevRange(this.#key, '+', '-', { COUNT: 1 }));
    this.#last = found?.[0]?.id ?? (await this.#add({ site: this.#site, id: '', body: '' }));
  }

  #add(message: Message): Promise<string> {
    const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } } as const;
    return this.redis.run((client) => client.xAdd(this.#key, '*', message, trim));
  }
}

/** The channel of this site; null where no REDIS_URL is set. */
export function openPurgeChannel(): PurgeChannel | null {
  const { REDIS_URL, REDIS_PREFIX } = env();
  return REDIS_URL ? new PurgeChannel(new RedisConnection(REDIS_URL, REDIS_PREFIX)) : null;
}

/** The framework, with `afterPurge` awaited before a purge that it made is answered. */
export const withPurges = (framework: Framework, afterPurge: (purge: Purge) => Promise<void>): Framework => ({
  ...framework,
  open: async (method, path, headers, body, signal) => {
    if (path.split('?', 1)[0] !== PURGE) return framework.open(method, path, headers, body, signal);
    const id = String(headers[PURGE_HEADER] ?? randomUUID());
    const answer = await framework.open(method, path, { ...headers, [PURGE_HEADER]: id }, body, signal);
    if (answer.statusCode === 200) await afterPurge({ id, body: body.toString() });
    return answer;
  },
});

/** Makes purges that other sites were told in the renderer on this port. Rejects when it could not. */
export function purgeRenderer(port: number): (purge: Purge) => Promise<void> {
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
