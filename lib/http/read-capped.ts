type Reader = { read: () => Promise<{ done: boolean; value?: Uint8Array }>; cancel: () => Promise<void> };

/** A body in the types of the framework's fetch, undici and requests. */
export type ByteStream = { getReader: () => Reader };

/** Reads a body as text; null if it is too long. Bytes are counted on arrival: Content-Length is not trusted. */
export async function readCapped(body: ByteStream | null, maxBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel().catch(() => undefined);
      return null;
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts).toString('utf8');
}
