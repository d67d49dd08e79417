import type { IncomingMessage } from 'node:http';

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

  /**
   * Returns null when the bytes are reserved, until `release`; else whose budget is used up: the address's or
   * everyone's.
   */
  reserve(address: string, bytes: number): 'too-many' | 'busy' | null {
    const held = this.#byAddress.get(address) ?? 0;
    if (held + bytes > this.limits.addressBytes) return 'too-many';
    if (this.#total + bytes > this.limits.allBytes) return 'busy';
    this.#byAddress.set(address, held + bytes);
    this.#total += bytes;
    return null;
  }

  release(address: string, bytes: number): void {
    const left = (this.#byAddress.get(address) ?? 0) - bytes;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
    this.#total -= bytes;
  }
}

type Reading = {
  maxBytes: number;
  /** How long the whole body may take, in milliseconds. */
  deadlineMs: number;
  budget: BodyBudget;
  address: string;
};

/**
 * Why there is no body: over its limit, timeout, out of memory budget (its sender's or everyone's), or disconnected.
 */
export type NoBody = 'too-large' | 'too-slow' | 'too-many' | 'busy' | 'broken';

/** A complete body; its memory counts against the budget until `release` is called. */
export type ReceivedBody = { bytes: Buffer; release: () => void };

const FIRST_BYTES = 4_096;

/** Reads a whole body. Bytes are counted as they arrive; Content-Length can only refuse it early. */
export function readBody(req: IncomingMessage, reading: Reading): Promise<ReceivedBody | NoBody> {
  const { maxBytes, deadlineMs, budget, address } = reading;
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    let buffer = Buffer.alloc(0);
    let size = 0;
    const release = (): void => {
      budget.release(address, buffer.length);
      buffer = Buffer.alloc(0);
    };
    const settle = (outcome: ReceivedBody | NoBody): void => {
      clearTimeout(timeout);
      req.off('data', add).off('end', finish).off('close', disconnect).off('error', disconnect);
      if (typeof outcome === 'string') release();
      resolve(outcome);
    };
    const timeout = setTimeout(() => settle('too-slow'), deadlineMs);
    // One growing buffer: an array of one-byte chunks would take a hundred times their size.
    const add = (part: Buffer): void => {
      const problem = size + part.length > maxBytes ? 'too-large' : grow(size + part.length);
      if (problem) settle(problem);
      else size += part.copy(buffer, size);
    };
    const grow = (bytes: number): NoBody | null => {
      if (bytes <= buffer.length) return null;
      const wanted = Math.min(maxBytes, Math.max(FIRST_BYTES, buffer.length * 2, bytes));
      const shortage = budget.reserve(address, wanted - buffer.length);
      if (!shortage) buffer = Buffer.concat([buffer.subarray(0, size)], wanted);
      return shortage;
    };
    const finish = (): void => settle({ bytes: buffer.subarray(0, size), release });
    const disconnect = (): void => settle('broken');
    req.on('data', add).on('end', finish).on('close', disconnect).on('error', disconnect);
  });
}
