/** A new idempotency key, as a random uuid; also on plain http, where browsers have no randomUUID. */
export function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => (byte & (VARIABLE[index] ?? 0xff)) | (FIXED[index] ?? 0));
  const text = hex.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

// Version 4 and the variant of RFC 9562, by the position of the byte.
const VARIABLE: Record<number, number> = { 6: 0x0f, 8: 0x3f };
const FIXED: Record<number, number> = { 6: 0x40, 8: 0x80 };
