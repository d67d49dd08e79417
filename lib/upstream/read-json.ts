import { type ByteStream, readCapped } from '@/lib/http/read-capped';
import { ApiError } from './errors';
import { BODY_LIMIT_BYTES, JSON_TYPE } from './guarded-call';

/** The parts of a response read here, from the framework's fetch or undici's. */
export type Answer = {
  ok: boolean;
  status: number;
  headers: { get: (name: string) => string | null };
  body: (ByteStream & { cancel: () => Promise<void> }) | null;
};

/**
 * The JSON of a successful response and its text; null for an empty one. Throws 'unexpected_shape' for another type of
 * content, more than 5 MB, or text that is not JSON.
 */
export async function readJson(what: string, response: Answer): Promise<{ value: unknown; text: string } | null> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 204 && !JSON_TYPE.test(type)) {
    await response.body?.cancel();
    throw new ApiError('unexpected_shape', `${what} answered ${type || 'no type'}`, { status: response.status });
  }
  const text = await readCapped(response.body, BODY_LIMIT_BYTES);
  if (text === null) {
    const details = { status: response.status, isTooLarge: true };
    throw new ApiError('unexpected_shape', `${what} answered more than 5 MB`, details);
  }
  if (text.trim() === '') return null;
  try {
    return { value: JSON.parse(text), text };
  } catch {
    throw new ApiError('unexpected_shape', `${what} answered broken JSON`, { status: response.status });
  }
}

/** The JSON of a failed response, or null: error bodies can be HTML, empty or broken (docs/contract.md#errors). */
export async function readErrorBody(what: string, response: Answer): Promise<unknown> {
  const body = await readJson(what, response).catch(() => null);
  return body?.value ?? null;
}
