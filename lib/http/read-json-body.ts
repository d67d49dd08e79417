const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** The value of a JSON body, or why there is none. Bytes are counted as they come: a stated length is not believed. */
export async function readJsonBody(
  request: Request,
  maxBytes: number,
): Promise<{ value: unknown } | { error: 'not_json' | 'too_large' | 'malformed' }> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return { error: 'not_json' };
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel().catch(() => undefined);
      return { error: 'too_large' };
    }
    parts.push(part.value);
  }
  try {
    return { value: JSON.parse(Buffer.concat(parts).toString('utf8')) };
  } catch {
    return { error: 'malformed' };
  }
}
