import { setTimeout as pause } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { processState } from './process-state';

/** Maximum time a request waits for Redis. */
const COMMAND_MS = 300;
const CONNECT_MS = 1_000;
const CHECK_MS = 500;
/** After this many unanswered checks the connection is replaced: the other end may have forgotten it. */
const MAX_FAILED_PINGS = 3;
const LOG_MS = 60_000;

export type RedisClient = RedisClientType;

/**
 * The connection of the stores to Redis, checked every half second. While Redis is unreachable, calls fail at once and
 * the log says so once a minute.
 */
export class RedisConnection {
  #client: RedisClient | null = null;
  #checking: Promise<void> | null = null;
  #isThere = false;
  #isClosed = false;
  #silent = 0;
  #loggedAt = Number.NEGATIVE_INFINITY;
  readonly #onReturn: (() => void)[] = [];
  /** Settles after the first query to Redis, with or without a response. */
  readonly asked: Promise<void>;

  constructor(
    private readonly url: string,
    readonly prefix: string,
    private readonly commandMs = COMMAND_MS,
  ) {
    this.asked = this.#check();
    void this.asked.then(() => this.#lookAfter());
  }

  /** Runs a command. Rejects when it takes over 300 ms, and at once while Redis is unreachable. */
  async run<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    if (!this.#client || !this.#isThere) throw new Error('Redis is away');
    try {
      return await before(command(this.#client), this.commandMs);
    } catch (error) {
      this.#noteAway(error);
      void this.#check(); // it may have been slow only once
      throw error;
    }
  }

  /** True while Redis responds. */
  get isThere(): boolean {
    return this.#isThere;
  }

  /** Calls `listener` whenever Redis responds again. */
  onReturn(listener: () => void): void {
    this.#onReturn.push(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
  }

  async #lookAfter(): Promise<void> {
    while (!this.#isClosed) {
      await pause(CHECK_MS, undefined, { ref: false });
      await this.#check();
    }
  }

  #check(): Promise<void> {
    this.#checking ??= this.#ask().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #ask(): Promise<void> {
    if (this.#isClosed) return;
    try {
      this.#client ??= await connect(this.url);
      await before(this.#client.ping(), this.commandMs);
      this.#silent = 0;
      if (this.#isThere) return;
      this.#isThere = true;
      for (const listener of this.#onReturn) listener();
    } catch (error) {
      this.#noteAway(error);
      this.#silent += 1;
      if (!this.#client?.isReady || this.#silent >= MAX_FAILED_PINGS) this.#drop();
    }
  }

  #drop(): void {
    this.#client?.destroy();
    this.#client = null;
    this.#isThere = false;
    this.#silent = 0;
  }

  #noteAway(error: unknown): void {
    this.#isThere = false;
    if (this.#isClosed || performance.now() - this.#loggedAt < LOG_MS) return;
    this.#loggedAt = performance.now();
    const { message = '', code = '' } = error as { message?: string; code?: string };
    log.warn({ reason: message || code }, 'Redis does not answer: limits and ended sessions are this process’s own');
  }
}

async function connect(url: string): Promise<RedisClient> {
  const { createClient } = await import('@redis/client');
  const client: RedisClient = createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_MS },
  });
  client.on('error', () => {}); // pending commands fail and report the error
  try {
    await before(client.connect(), CONNECT_MS);
  } catch (error) {
    client.destroy();
    throw error;
  }
  client.unref();
  return client;
}

/** Rejects if a promise has not settled in `ms`. Time in which this thread is blocked does not count. */
function before<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const late = (): void => reject(new Error(`no answer in ${ms} ms`));
    const wait = (): void => {
      const dueAt = performance.now() + ms;
      // Data waiting in the socket is read before the immediate runs.
      timer = setTimeout(() => (performance.now() - dueAt > ms / 4 ? wait() : setImmediate(late)), ms);
    };
    wait();
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns the connection of this thread's stores, or null without REDIS_URL. */
export const sharedRedis = (): RedisConnection | null =>
  processState<{ connection: RedisConnection | null }>('redis', () => {
    const { REDIS_URL, REDIS_PREFIX } = env();
    return { connection: REDIS_URL ? new RedisConnection(REDIS_URL, REDIS_PREFIX) : null };
  }).connection;
