/** A map that holds at most `capacity` of weight and forgets what was used longest ago. */
export class Lru<Value> {
  readonly #entries = new Map<string, { value: Value; weight: number }>();
  #total = 0;

  constructor(private readonly capacity: number) {}

  get total(): number {
    return this.#total;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key); // a Map keeps the order of insertion: the last one is the most recent
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** As get, without counting as a use: the caller reads it thousands of times a second. */
  peek(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** What weighs more than the whole capacity is not kept. */
  set(key: string, value: Value, weight = 1): void {
    this.delete(key);
    if (weight > this.capacity) return;
    this.#entries.set(key, { value, weight });
    this.#total += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#total <= this.capacity) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#total -= entry.weight;
  }

  clear(): void {
    this.#entries.clear();
    this.#total = 0;
  }
}
