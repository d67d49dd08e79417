/** Counter of a key: calls in its window, and remaining milliseconds. */
export type Count = {
  count: number;
  leftMs: number;
  /** Counted by this process alone, because the store that all share cannot be reached. */
  isPartial?: true;
};

/** State that outlives a request. Times are milliseconds, each operation is atomic (docs/decisions/0130). */
export interface Store {
  /** Returns the value of a key, or null if it is missing or expired. */
  get<T>(key: string): Promise<T | null>;
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  /** Sets the key unless it has a value; the value that it then has. */
  add<T>(key: string, value: T, ttlMs: number): Promise<T>;
  /** Counts in a window that begins with the first count of a key and that further ones do not lengthen. */
  increment(key: string, windowMs: number): Promise<Count>;
  /** Takes one count back, never below 0. */
  decrement(key: string): Promise<void>;
  /** Takes one of `burst` permits, of which one comes back every `periodMs`: 0, or how long until there is one. */
  throttle(key: string, burst: number, periodMs: number): Promise<number>;
  delete(key: string): Promise<void>;
}
