import type { Copy } from './copy';
import { Lru } from './lru';

/** What asking the framework for a path without cookies and query can give. It throws when the page cannot be made. */
export type Found =
  | { kind: 'public'; copy: Copy /** The framework answered with a page past its time. */; isLate: boolean }
  | { kind: 'private' };

export type Answer =
  | { kind: 'copy'; copy: Copy }
  | { kind: 'private' }
  | { kind: 'unavailable' /** What `ask` threw, when this very question failed. */; cause?: unknown };

type Kept = {
  copy: Copy;
  at: number;
  generation: number;
  ceilingMs: number;
  failedAt: number | null;
  failedIn: number;
};

export type PageCacheOptions = {
  /** Asks for a path; `known` is the copy held, to be given back when nothing changed. */
  ask: (path: string, known: Copy | undefined) => Promise<Found>;
  ttlMs?: number;
  ceilingMs?: number;
  patienceMs?: number;
  retryMs?: number;
  staleIfErrorMs?: number;
  maxBytes?: number;
  now?: () => number;
};

const MAX_MISSING = 1_000;
const MAX_PRIVATE = 1_000;

/**
 * Copies of public documents, by path. A copy answers alone for `ttlMs`; up to `ceilingMs` it answers while one request
 * asks for the next; past that the visitor waits, at most `patienceMs` when there is a copy to fall back on. While the
 * site cannot make a page its last copy answers for `staleIfErrorMs`.
 */
export class PageCache {
  readonly #options: Required<PageCacheOptions>;
  readonly #pages: Lru<Kept>;
  /** 404 documents, apart, so that junk addresses cannot push real pages out. */
  readonly #missing = new Lru<Kept>(MAX_MISSING);
  /** Paths whose document depends on the visitor, with the moment that was learnt. */
  readonly #private = new Lru<number>(MAX_PRIVATE);
  readonly #asking = new Map<string, { generation: number; answer: Promise<Answer> }>();
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = {
      ttlMs: 1_000,
      ceilingMs: 30_000,
      patienceMs: 3_000,
      retryMs: 5_000,
      staleIfErrorMs: 24 * 3_600_000,
      maxBytes: 64_000_000,
      now: Date.now,
      ...options,
    };
    this.#pages = new Lru(this.#options.maxBytes);
  }

  get bytes(): number {
    return this.#pages.total;
  }

  /**
   * The copy to send without waiting, or undefined when the visitor has to. Starts asking for the next one when it is
   * time; being asked for anew is what counts as a use, not each of thousands of reads a second.
   */
  ready(path: string): Copy | undefined {
    const { ttlMs, retryMs, ceilingMs, now } = this.#options;
    const kept = this.#keptFor(path);
    if (!kept) return undefined;
    const age = now() - kept.at;
    const isCurrent = kept.generation === this.#generation;
    if (isCurrent && age < ttlMs) return kept.copy;

    // Who expires the copies says that asking again is worth it: an earlier failure no longer counts.
    const hasFailed = kept.failedAt !== null && kept.failedIn === this.#generation;
    const sinceFailure = hasFailed ? now() - (kept.failedAt ?? 0) : Number.POSITIVE_INFINITY;
    const isDown = sinceFailure < ceilingMs && this.#isUsable(kept);
    if (!isDown && !(isCurrent && age < kept.ceilingMs)) return undefined;
    if (sinceFailure >= retryMs) void this.#refill(path);
    return kept.copy;
  }

  /** The document of a path: a copy, the news that it differs per visitor, or that it cannot be made now. */
  async get(path: string): Promise<Answer> {
    const copy = this.ready(path);
    if (copy) return { kind: 'copy', copy };
    const kept = this.#keptFor(path);
    if (kept) return this.#refillPatiently(path, kept);
    return this.#isKnownPrivate(path) ? { kind: 'private' } : this.#refill(path);
  }

  /** Every copy must be asked for anew before it is sent again; all are kept in case that fails. */
  expireAll(): void {
    this.#generation += 1;
    this.#private.clear();
  }

  async #refillPatiently(path: string, kept: Kept): Promise<Answer> {
    const answer = this.#refill(path);
    if (!this.#isUsable(kept)) return answer;
    const late = Symbol('late');
    const { promise, cancel } = after(this.#options.patienceMs, late);
    const first = await Promise.race([answer, promise]);
    cancel();
    if (first !== late) return first as Answer;
    this.#noteFailure(kept);
    return { kind: 'copy', copy: kept.copy };
  }

  /** One question per path at a time; one asked before the last expireAll does not count. Never rejects. */
  #refill(path: string): Promise<Answer> {
    const running = this.#asking.get(path);
    if (running?.generation === this.#generation) return running.answer;
    const generation = this.#generation;
    const answer = this.#ask(path, generation).finally(() => {
      if (this.#asking.get(path)?.answer === answer) this.#asking.delete(path);
    });
    this.#asking.set(path, { generation, answer });
    return answer;
  }

  async #ask(path: string, generation: number): Promise<Answer> {
    const { ask, now, ttlMs, ceilingMs } = this.#options;
    const before = this.#keptFor(path);
    try {
      const found = await ask(path, before?.copy);
      if ((this.#keptFor(path)?.generation ?? 0) > generation) return this.#lastGood(path);
      this.#pages.delete(path);
      this.#missing.delete(path);
      if (found.kind === 'private') {
        this.#private.set(path, now());
        return found;
      }
      const { copy, isLate } = found;
      const isPage = copy.status === 200;
      const kept = {
        copy,
        at: now(),
        generation,
        ceilingMs: isPage && !isLate ? ceilingMs : ttlMs,
        failedAt: null,
        failedIn: generation,
      };
      if (isPage) this.#pages.set(path, kept, copy.bytes);
      else this.#missing.set(path, kept);
      return { kind: 'copy', copy };
    } catch (cause) {
      const kept = this.#keptFor(path);
      if (kept) this.#noteFailure(kept);
      return this.#lastGood(path, cause);
    }
  }

  #noteFailure(kept: Kept): void {
    kept.failedAt = this.#options.now();
    kept.failedIn = this.#generation;
  }

  #keptFor(path: string): Kept | undefined {
    return this.#pages.peek(path) ?? this.#missing.peek(path);
  }

  #lastGood(path: string, cause?: unknown): Answer {
    const kept = this.#keptFor(path);
    return kept && this.#isUsable(kept) ? { kind: 'copy', copy: kept.copy } : { kind: 'unavailable', cause };
  }

  #isUsable(kept: Kept): boolean {
    return this.#options.now() - kept.at < this.#options.staleIfErrorMs;
  }

  #isKnownPrivate(path: string): boolean {
    const learntAt = this.#private.get(path);
    return learntAt !== undefined && this.#options.now() - learntAt < this.#options.ceilingMs;
  }
}

function after<Value>(ms: number, value: Value): { promise: Promise<Value>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(value), ms);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}
