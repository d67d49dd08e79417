import { vi } from 'vitest';

/** Stubs fetch: returns the responses in order, the last one repeatedly. */
export function answering(...answers: [status: number, body: unknown][]) {
  const given = [...answers];
  const endpoint = vi.fn<typeof fetch>(async () => {
    const [status, body] = (given.length > 1 ? given.shift() : given[0]) ?? [500, null];
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', endpoint);
  return endpoint;
}

type Endpoint = ReturnType<typeof answering>;

/** The posted bodies, in order. */
export const bodies = (endpoint: Endpoint): unknown[] =>
  endpoint.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

/** The idempotency key of each request. */
export const keys = (endpoint: Endpoint): (string | null)[] =>
  endpoint.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
