import type { RedisConnection } from './redis-connection';
import type { Count, Store } from './store';

/** Maximum number of pending writes to Redis; the oldest are dropped. */
const MAX_PENDING_WRITES = 1_000;

type Operation = () => Promise<unknown>;

/**
 * A store shared by all processes, with a local copy of this process's writes: while the shared store is unreachable,
 * the copy is read, and writes are repeated when it is back. Throttles then count for this process alone.
 */
export class SharedStore implements Store {
  readonly #owed: Operation[] = [];
  #isSettling = false;

  constructor(
    private readonly shared: Store,
    private readonly own: Store,
    connection: Pick<RedisConnection, 'onReturn'>,
  ) {
    connection.onReturn(() => this.#settle());
  }

  get<T>(key: string): Promise<T | null> {
    return this.#isBehind ? this.own.get<T>(key) : this.shared.get<T>(key).catch(() => this.own.get<T>(key));
  }

  async set(key: string, value: unknown, ttlMs: number): Promise<void> {
    const left = untilEnd(ttlMs);
    await this.own.set(key, value, ttlMs);
    await this.#write(() => this.shared.set(key, value, left()));
  }

  async add<T>(key: string, value: T, ttlMs: number): Promise<T> {
    const left = untilEnd(ttlMs);
    const held = await this.#write(async () => ({ value: await this.shared.add(key, value, left()) }));
    if (!held) return this.own.add(key, value, ttlMs);
    await this.own.set(key, held.value, ttlMs);
    return held.value;
  }

  async increment(key: string, windowMs: number): Promise<Count> {
    const left = untilEnd(windowMs);
    const own = await this.own.increment(key, windowMs);
    return (await this.#write(() => this.shared.increment(key, left()))) ?? { ...own, isPartial: true };
  }

  async decrement(key: string): Promise<void> {
    await this.own.decrement(key);
    await this.#write(() => this.shared.decrement(key));
  }

  throttle(key: string, burst: number, periodMs: number): Promise<number> {
    return this.shared.throttle(key, burst, periodMs).catch(() => this.own.throttle(key, burst, periodMs));
  }

  async delete(key: string): Promise<void> {
    await this.own.delete(key);
    await this.#write(() => this.shared.delete(key));
  }

  get #isBehind(): boolean {
    return this.#owed.length > 0;
  }

  /** Returns null while the shared store is unreachable: the write is queued behind the pending ones. */
  async #write<T>(operation: () => Promise<T>): Promise<T | null> {
    if (!this.#isBehind) {
      const written = await operation().then(
        (result) => ({ result }),
        () => null,
      );
      if (written) return written.result;
    }
    this.#owed.push(operation);
    if (this.#owed.length > MAX_PENDING_WRITES) this.#owed.shift();
    return null;
  }

  async #settle(): Promise<void> {
    if (this.#isSettling) return;
    this.#isSettling = true;
    for (let next = this.#owed[0]; next; next = this.#owed[0]) {
      const isWritten = await next().then(
        () => true,
        () => false,
      );
      if (!isWritten) break; // unreachable again
      if (this.#owed[0] === next) this.#owed.shift();
    }
    this.#isSettling = false;
  }
}

/** Returns a function with the remaining milliseconds at the time of its call. */
const untilEnd = (ms: number): (() => number) => {
  const endsAt = performance.now() + ms;
  return () => Math.round(endsAt - performance.now());
};
