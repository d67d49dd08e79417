/** Counter of a key: calls in its window, and remaining milliseconds. */
export type Count = {
  count: number;
  leftMs: number;
  /** Counted by this process alone, because the shared store cannot be reached. */
  isPartial?: true;
};

/** State that outlives a request. Times are milliseconds, each operation is atomic (docs/decisions/0130). */
export interface Store {
  /** Returns the value of a key, or null if it is missing or expired. */
  get<T>(key: string): Promise<T | null>;
  set(key: string, value: unknown, ttlMs: number): Promise<void>;
  /** Sets the key unless it has a value; returns the resulting value. */
  add<T>(key: string, value: T, ttlMs: number): Promise<T>;
  /** Counts in a window that begins with the first count of a key and is not extended by later ones. */
  increment(key: string, windowMs: number): Promise<Count>;
  /** Takes one count back, never below 0. */
  decrement(key: string): Promise<void>;
  /** Takes one of `burst` permits; one returns every `periodMs`. Returns 0, or the milliseconds until one is free. */
  throttle(key: string, burst: number, periodMs: number): Promise<number>;
  delete(key: string): Promise<void>;
}
