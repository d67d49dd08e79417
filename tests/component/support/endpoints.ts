import { vi } from 'vitest';

/** The response of a test to a request: the body of a 200, a whole response, or 'broken' for no connection. */
export type Answer = Response | 'broken' | object;
export type Handler = (url: URL, body: unknown) => Answer | Promise<Answer>;

/** A recorded request, with its body and its idempotency key. */
export type Asked = { path: string; query: URLSearchParams; body: unknown; key: string | null };

/**
 * Replaces fetch by the given endpoints, by path. A function is called for each request. Returns the requests in order.
 * A request to any other path is an unhandled rejection or a failure of the component, like a missing endpoint of the
 * site.
 */
export function endpoints(answers: Record<string, Answer | Handler>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string, { body, headers, signal }: RequestInit = {}) => {
    const url = new URL(input, location.origin);
    const read = typeof body === 'string' ? (JSON.parse(body) as unknown) : null;
    const handler = answers[url.pathname];
    asked.push({
      path: url.pathname,
      query: url.searchParams,
      body: read,
      key: new Headers(headers).get('Idempotency-Key'),
    });
    if (handler === undefined) throw new TypeError(`No endpoint at ${url.pathname}`);
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    aborted.catch(() => undefined);
    const answer = await Promise.race([aborted, typeof handler === 'function' ? handler(url, read) : handler]);
    if (answer === 'broken') throw new TypeError('Failed to fetch');
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  return asked;
}

/** Returns a refusal with a status and a body, which is empty by default. */
export const refusal = (status: number, body: object = {}): Response => Response.json(body, { status });

/** Returns one response after another, the last one repeatedly. */
export const sequence = (...answers: Answer[]): Handler => {
  const given = [...answers];
  return () => (given.length > 1 ? given.shift() : given[0]) ?? refusal(500);
};

/** Returns a handler that responds only once `release` was called. */
export function heldBack(answer: Answer): { handler: Handler; release: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { handler: () => held.then(() => answer), release };
}
