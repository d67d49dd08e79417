import { setTimeout as pause } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { processState } from './process-state';

/** Maximum time a request waits for Redis. */
const COMMAND_TIMEOUT_MS = 300;
const CONNECT_TIMEOUT_MS = 1_000;
const CHECK_INTERVAL_MS = 500;
/** After this many unanswered checks the connection is replaced: the other end may have forgotten it. */
const MAX_FAILED_PINGS = 3;
const LOG_INTERVAL_MS = 60_000;

export type RedisClient = RedisClientType;

/**
 * The connection of the stores to Redis, checked every half second. While Redis is unreachable, calls fail at once and
 * the log says so once a minute.
 */
export class RedisConnection {
  #client: RedisClient | null = null;
  #checking: Promise<void> | null = null;
  #isConnected = false;
  #isClosed = false;
  #failedPings = 0;
  #loggedAt = Number.NEGATIVE_INFINITY;
  readonly #onReturn: (() => void)[] = [];
  /** Settles after the first query to Redis, with or without a response. */
  readonly firstCheck: Promise<void>;

  constructor(
    private readonly url: string,
    readonly prefix: string,
    private readonly commandMs = COMMAND_TIMEOUT_MS,
  ) {
    this.firstCheck = this.#check();
    void this.firstCheck.then(() => this.#poll());
  }

  /** Runs a command. Rejects when it takes over 300 ms, and at once while Redis is unreachable. */
  async run<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    if (!this.#client || !this.#isConnected) throw new Error('Redis is unreachable');
    try {
      return await withTimeout(command(this.#client), this.commandMs);
    } catch (error) {
      this.#markUnreachable(error);
      void this.#check(); // it may have been slow only once
      throw error;
    }
  }

  /** True while Redis responds. */
  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Calls `listener` whenever Redis responds again. */
  onReturn(listener: () => void): void {
    this.#onReturn.push(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
  }

  async #poll(): Promise<void> {
    while (!this.#isClosed) {
      await pause(CHECK_INTERVAL_MS, undefined, { ref: false });
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
      await withTimeout(this.#client.ping(), this.commandMs);
      this.#failedPings = 0;
      if (this.#isConnected) return;
      this.#isConnected = true;
      for (const listener of this.#onReturn) listener();
    } catch (error) {
      this.#markUnreachable(error);
      this.#failedPings += 1;
      if (!this.#client?.isReady || this.#failedPings >= MAX_FAILED_PINGS) this.#drop();
    }
  }

  #drop(): void {
    this.#client?.destroy();
    this.#client = null;
    this.#isConnected = false;
    this.#failedPings = 0;
  }

  #markUnreachable(error: unknown): void {
    this.#isConnected = false;
    if (this.#isClosed || performance.now() - this.#loggedAt < LOG_INTERVAL_MS) return;
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
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_TIMEOUT_MS },
  });
  client.on('error', () => {}); // pending commands fail and report the error
  try {
    await withTimeout(client.connect(), CONNECT_TIMEOUT_MS);
  } catch (error) {
    client.destroy();
    throw error;
  }
  client.unref();
  return client;
}

/** Rejects if a promise has not settled in `ms`. Time in which this thread is blocked does not count. */
function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const onTimeout = (): void => reject(new Error(`no response in ${ms} ms`));
    const wait = (): void => {
      const dueAt = performance.now() + ms;
      // Data waiting in the socket is read before the immediate runs.
      timer = setTimeout(() => (performance.now() - dueAt > ms / 4 ? wait() : setImmediate(onTimeout)), ms);
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
