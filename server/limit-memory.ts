import { boundedCache } from '@/lib/state/bounded-cache';

const MAX_CLIENTS = 10_000;

/** An endpoint's 429 body, and for how many seconds it applies. */
export type Limited = { seconds: number; body: string };

/** Which clients an endpoint has limited, and until when: they are refused before their bodies are read. */
export class LimitMemory {
  readonly #limited = boundedCache<{ until: number; body: string }>(MAX_CLIENTS);

  constructor(private readonly now = () => performance.now()) {}

  /** The 429 body for this client and the seconds it still has to wait; null when it is not limited. */
  find(key: string): Limited | null {
    const limited = this.#limited.peek(key);
    if (!limited) return null;
    const seconds = Math.ceil((limited.until - this.now()) / 1_000);
    if (seconds > 0) return { seconds, body: limited.body };
    this.#limited.delete(key);
    return null;
  }

  /** Remembers that an endpoint has limited this client. */
  note(key: string, { seconds, body }: Limited): void {
    this.#limited.set(key, { until: this.now() + seconds * 1_000, body });
  }
}
