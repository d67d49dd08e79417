import 'server-only';
import { createHash } from 'node:crypto';
import { keyedNames, seal, unseal } from '@/lib/http/seal';
import type { RedisClient, RedisConnection } from './redis-connection';
import { STORE_SCRIPT } from './redis-script';
import type { Count, Store } from './store';

const SHA = createHash('sha1').update(STORE_SCRIPT).digest('hex');
const PURPOSE = 'state';
const SEALED_LONGER_SECONDS = 3_600;

type Reply = string | string[] | number | null;

/**
 * A store in Redis, shared by every process with its SESSION_SECRET: keys are keyed hashes, values are sealed, so
 * that Redis contains no readable data. Every operation rejects within 300 ms when Redis does not respond.
 */
export class RedisStore implements Store {
  constructor(
    private readonly connection: RedisConnection,
    private readonly name: string,
    /** Epoch ms; defaults to the clock of Redis. */
    private readonly now?: () => number,
  ) {}

  async get<T>(key: string): Promise<T | null> {
    return this.opened<T>(await this.run('get', key));
  }

  async set(key: string, value: unknown, ttlMs: number): Promise<void> {
    await this.run('set', key, `${ttlMs}`, await sealed(value, ttlMs));
  }

  async add<T>(key: string, value: T, ttlMs: number): Promise<T> {
    const own = await sealed(value, ttlMs);
    const held = await this.run('add', key, `${ttlMs}`, own);
    // A value that none of our secrets opens counts as missing.
    return held === own ? value : ((await this.opened<T>(held)) ?? value);
  }

  async increment(key: string, windowMs: number): Promise<Count> {
    const [count, leftMs] = (await this.run('increment', key, `${windowMs}`)) as string[];
    return { count: Number(count), leftMs: Number(leftMs) };
  }

  async decrement(key: string): Promise<void> {
    await this.run('decrement', key);
  }

  async throttle(key: string, burst: number, periodMs: number): Promise<number> {
    return Number(await this.run('throttle', key, `${burst}`, `${periodMs}`));
  }

  async delete(key: string): Promise<void> {
    await this.run('delete', key);
  }

  private run(operation: string, key: string, ...values: string[]): Promise<Reply> {
    const { prefix } = this.connection;
    const keys = keyedNames(PURPOSE, `${this.name} ${key}`).map((name) => `${prefix}${this.name}:${name}`);
    const args = { keys, arguments: [operation, `${this.now?.() ?? ''}`, ...values] };
    return this.connection.run((client) => runScript(client, args));
  }

  /** A count is a number; all other values are seals. */
  private async opened<T>(value: Reply): Promise<T | null> {
    if (typeof value !== 'string' || value === '') return null;
    if (/^\d+$/.test(value)) return Number(value) as T;
    return ((await unseal(PURPOSE, value))?.value as T | undefined) ?? null;
  }
}

/** Redis expires a value; the seal lasts a little longer, since clocks differ. */
const sealed = (value: unknown, ttlMs: number): Promise<string> =>
  seal(PURPOSE, { value }, Math.ceil(ttlMs / 1000) + SEALED_LONGER_SECONDS);

/** Runs the script by its hash; sends it if Redis does not know it, as after a restart. */
async function runScript(client: RedisClient, args: { keys: string[]; arguments: string[] }): Promise<Reply> {
  try {
    return (await client.evalSha(SHA, args)) as Reply;
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
    return (await client.eval(STORE_SCRIPT, args)) as Reply;
  }
}
