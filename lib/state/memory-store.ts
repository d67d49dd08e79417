import { boundedCache } from './bounded-cache';
import type { Count, Store } from './store';

const PURGE_MS = 60_000;

type Entry = { value: unknown; endsAt: number };

/** A store in the memory of this process: beyond `capacity` keys, the least recently used is dropped. */
export class MemoryStore implements Store {
  private purgedAt = performance.now();
  private readonly entries;

  constructor(capacity: number) {
    this.entries = boundedCache<Entry>(capacity);
  }

  async get<T>(key: string): Promise<T | null> {
    return (this.read(key)?.value as T | undefined) ?? null;
  }

  async set(key: string, value: unknown, ttlMs: number): Promise<void> {
    this.write(key, value, performance.now() + ttlMs);
  }

  async add<T>(key: string, value: T, ttlMs: number): Promise<T> {
    const entry = this.read(key);
    if (entry) return entry.value as T;
    this.write(key, value, performance.now() + ttlMs);
    return value;
  }

  async increment(key: string, windowMs: number): Promise<Count> {
    const entry = this.read(key);
    const count = Number(entry?.value ?? 0) + 1;
    const endsAt = entry?.endsAt ?? performance.now() + windowMs;
    this.write(key, count, endsAt);
    return { count, leftMs: Math.round(endsAt - performance.now()) };
  }

  async decrement(key: string): Promise<void> {
    const entry = this.read(key);
    if (entry) this.write(key, Math.max(0, Number(entry.value) - 1), entry.endsAt);
  }

  async throttle(key: string, burst: number, periodMs: number): Promise<number> {
    const now = performance.now();
    const fullAt = (this.read(key)?.endsAt ?? now) + periodMs;
    const waitMs = Math.round(fullAt - burst * periodMs - now);
    if (waitMs > 0) return waitMs;
    this.write(key, null, fullAt);
    return 0;
  }

  async delete(key: string): Promise<void> {
    this.entries.delete(key);
  }

  private read(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    return entry && entry.endsAt > performance.now() ? entry : undefined;
  }

  private write(key: string, value: unknown, endsAt: number): void {
    this.entries.set(key, { value, endsAt });
    const now = performance.now();
    if (now - this.purgedAt < PURGE_MS) return;
    this.purgedAt = now;
    const over = [...this.entries.entries()].filter(([, entry]) => entry.endsAt <= now);
    for (const [name] of over) this.entries.delete(name);
  }
}
