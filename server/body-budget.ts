/** Whose share of the memory for bodies is used up: this address's, or everyone's. */
export type Shortage = 'address' | 'all';

export const BODY_BUDGET = { allBytes: 64_000_000, addressBytes: 2_000_000 };

/** Limits the memory of bodies being received, in all and for each client address. */
export class BodyBudget {
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  constructor(private readonly limits = BODY_BUDGET) {}

  /** Bytes in use. */
  get total(): number {
    return this.#total;
  }

  /** Null when the bytes are granted; the caller must release them with `give`. */
  take(address: string, bytes: number): Shortage | null {
    const held = this.#byAddress.get(address) ?? 0;
    if (held + bytes > this.limits.addressBytes) return 'address';
    if (this.#total + bytes > this.limits.allBytes) return 'all';
    this.#byAddress.set(address, held + bytes);
    this.#total += bytes;
    return null;
  }

  give(address: string, bytes: number): void {
    const left = (this.#byAddress.get(address) ?? 0) - bytes;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
    this.#total -= bytes;
  }
}
