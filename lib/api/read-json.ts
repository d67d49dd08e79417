import { ApiError } from './errors';
import { JSON_TYPE } from './json-agent';
import { BODY_LIMIT_BYTES } from './transport';

/** What is read of an answer: the framework's fetch and the plain one have types of their own. */
type Answer = {
  status: number;
  headers: { get: (name: string) => string | null };
  body: { cancel: () => Promise<void>; getReader: () => Reader } | null;
};
type Reader = { read: () => Promise<{ done: boolean; value?: Uint8Array }>; cancel: () => Promise<void> };

async function readText(what: string, response: Answer): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > BODY_LIMIT_BYTES) {
      await reader.cancel().catch(() => undefined);
      throw new ApiError('unexpected_shape', `${what} answered more than 5 MB`, {
        status: response.status,
        isTooLarge: true,
      });
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The JSON of a successful answer; null for an empty one. Throws 'unexpected_shape' for another type of content, more
 * than 5 MB, or text that is not JSON.
 */
export async function readJson(what: string, response: Answer): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 204 && !JSON_TYPE.test(type)) {
    await response.body?.cancel();
    throw new ApiError('unexpected_shape', `${what} answered ${type || 'no type'}`, { status: response.status });
  }
  const text = await readText(what, response);
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('unexpected_shape', `${what} answered broken JSON`, { status: response.status });
  }
}

/** The JSON of a failed answer, or null: error bodies can be HTML, empty or broken (contract rule 10). */
export async function readErrorBody(what: string, response: Answer): Promise<unknown> {
  return readJson(what, response).catch(() => null);
}
