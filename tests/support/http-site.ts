import { expect } from 'vitest';
import { PORTS } from './ports';

/** The one site of the HTTP tests (tests/support/http-stack.ts). */
export const ORIGIN = `http://localhost:${PORTS.site}`;

/** Its embedded backend. */
export const BACKEND = `http://127.0.0.1:${PORTS.backend}`;

export const LANGUAGES = [
  ['es', ''],
  ['ca', '/ca'],
  ['en', '/en'],
] as const;

/** Requests an address of the shared site without following redirects. */
export const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, ORIGIN), { headers, redirect: 'manual' });

export const statusOf = async (path: string): Promise<number> => (await get(path)).status;

/** Posts JSON to an endpoint of the shared site. */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, ORIGIN), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Returns the text of a page. Fails without a 200. */
export async function textOf(path: string): Promise<string> {
  const answer = await get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Returns the robots directive of a page, or undefined. */
export const robotsOf = (html: string): string | undefined => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1];

/** The path of the canonical address of a page. */
export const canonicalOf = (html: string): string =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'none:').pathname;

/** The path of a redirect, with its query. */
export const targetOf = (answer: Response): string => {
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', ORIGIN);
  return pathname + search;
};
