import { readCapped } from './read-capped';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** The value of a JSON body, or why there is none. */
export async function readJsonBody(
  request: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<{ value: unknown } | { error: 'not_json' | 'too_large' | 'malformed' }> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return { error: 'not_json' };
  const text = await readCapped(request.body, maxBytes);
  if (text === null) return { error: 'too_large' };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { error: 'malformed' };
  }
}
