import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';
import { within } from './stop';

/** A response of the framework to a path without cookies and query. */
export type Found =
  | { kind: 'public'; cached: CachedResponse /** The framework's own page was stale. */; wasStale: boolean }
  | { kind: 'private' };

export type Answer =
  | { kind: 'cached'; cached: CachedResponse }
  | { kind: 'private' }
  | { kind: 'unavailable' /** The error of `ask`, if this very request failed. */; cause?: unknown };

type Entry = {
  cached: CachedResponse;
  at: number;
  generation: number;
  maxStaleMs: number;
  failedAt: number | null;
  failedIn: number;
};

const DEFAULTS = {
  ttlMs: 1_000,
  maxStaleMs: 30_000,
  timeoutMs: 3_000,
  retryMs: 4_000, // so that a page is fresh within five seconds of the end of a failure
  staleIfErrorMs: 24 * 3_600_000,
  maxBytes: 64_000_000,
  now: () => performance.now(), // monotonic: a clock that is put back must not stop the renewal of pages
};

export type PageCacheOptions = Partial<typeof DEFAULTS> & {
  /**
   * Requests a path; throws when the page cannot be rendered. Returns `known` when nothing has changed. `requestId` is
   * the id of the waiting visitor's request, if there is one.
   */
  ask: (path: string, known: CachedResponse | undefined, requestId?: string) => Promise<Found>;
};

const MAX_MISSING = 1_000;

/**
 * Cached public documents, by path: fresh for `ttlMs`, then served stale while revalidating up to `maxStaleMs`; past
 * that the visitor waits, at most `timeoutMs` if there is a cached one. On errors it is served for `staleIfErrorMs`.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #pages: LRUCache<string, Entry>;
  /** 404 documents, separate: invented addresses must not evict real pages. */
  readonly #missing = new LRUCache<string, Entry>({ max: MAX_MISSING });
  readonly #running = new Map<string, { generation: number; answer: Promise<Answer> }>();
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = { ...DEFAULTS, ...options };
    this.#pages = new LRUCache({ maxSize: this.#options.maxBytes });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /**
   * The document to send without waiting, or undefined when the visitor has to wait. Starts a revalidation when it is
   * due; that counts as a use for the LRU, a read does not.
   */
  ready(path: string): CachedResponse | undefined {
    const { ttlMs, retryMs, maxStaleMs, now } = this.#options;
    const entry = this.#entryFor(path);
    if (!entry) return undefined;
    const age = now() - entry.at;
    const isCurrent = entry.generation === this.#generation;
    if (isCurrent && age < ttlMs) return entry.cached;

    // After expireAll an earlier failure no longer counts.
    const hasFailed = entry.failedAt !== null && entry.failedIn === this.#generation;
    const sinceFailure = hasFailed ? now() - (entry.failedAt ?? 0) : Number.POSITIVE_INFINITY;
    const isDown = sinceFailure < maxStaleMs && this.#isUsable(entry);
    if (!isDown && !(isCurrent && age < entry.maxStaleMs)) return undefined;
    if (sinceFailure >= retryMs) void this.#revalidate(path);
    return entry.cached;
  }

  /** The document of a path: cached, different per visitor, or unavailable. Never rejects. */
  async get(path: string, requestId?: string): Promise<Answer> {
    const cached = this.ready(path);
    if (cached) return { kind: 'cached', cached };
    const entry = this.#entryFor(path);
    return entry ? this.#revalidateWithTimeout(path, entry, requestId) : this.#revalidate(path, requestId);
  }

  /** Every document must be revalidated before it is sent again; all stay, in case that fails. */
  expireAll(): void {
    this.#generation += 1;
  }

  async #revalidateWithTimeout(path: string, entry: Entry, requestId?: string): Promise<Answer> {
    const answer = this.#revalidate(path, requestId);
    if (!this.#isUsable(entry)) return answer;
    if (await within(answer, this.#options.timeoutMs)) return answer;
    this.#noteFailure(entry);
    return { kind: 'cached', cached: entry.cached };
  }

  /** One request per path at a time; one started before the last expireAll does not count. Never rejects. */
  #revalidate(path: string, requestId?: string): Promise<Answer> {
    const running = this.#running.get(path);
    if (running?.generation === this.#generation) return running.answer;
    const generation = this.#generation;
    const answer = this.#ask(path, generation, requestId).finally(() => {
      if (this.#running.get(path)?.answer === answer) this.#running.delete(path);
    });
    this.#running.set(path, { generation, answer });
    return answer;
  }

  async #ask(path: string, generation: number, requestId?: string): Promise<Answer> {
    const { ask, now, ttlMs, maxStaleMs } = this.#options;
    const before = this.#entryFor(path);
    try {
      const found = await ask(path, before?.cached, requestId);
      if ((this.#entryFor(path)?.generation ?? 0) > generation) return this.#lastGood(path);
      this.#pages.delete(path);
      this.#missing.delete(path);
      if (found.kind === 'private') return found;
      const { cached, wasStale } = found;
      const isPage = cached.status === 200;
      const entry = {
        cached,
        at: now(),
        generation,
        maxStaleMs: isPage && !wasStale ? maxStaleMs : ttlMs,
        failedAt: null,
        failedIn: generation,
      };
      if (isPage) this.#pages.set(path, entry, { size: cached.bytes });
      else this.#missing.set(path, entry);
      return { kind: 'cached', cached };
    } catch (cause) {
      const entry = this.#entryFor(path);
      if (entry) this.#noteFailure(entry);
      return this.#lastGood(path, cause);
    }
  }

  #noteFailure(entry: Entry): void {
    entry.failedAt = this.#options.now();
    entry.failedIn = this.#generation;
  }

  #entryFor(path: string): Entry | undefined {
    return this.#pages.peek(path) ?? this.#missing.peek(path);
  }

  #lastGood(path: string, cause?: unknown): Answer {
    const entry = this.#entryFor(path);
    return entry && this.#isUsable(entry) ? { kind: 'cached', cached: entry.cached } : { kind: 'unavailable', cause };
  }

  #isUsable(entry: Entry): boolean {
    return this.#options.now() - entry.at < this.#options.staleIfErrorMs;
  }
}
