const BYTES = 16;

/** A new idempotency key; also on plain http, where browsers have no randomUUID. */
export const newAttemptKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
