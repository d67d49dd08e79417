import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { clientNetwork } from '@/lib/http/client-network';
import { PURGE_HEADER } from '@/lib/http/purge-header';
import { endpointOf } from './endpoints';
import { connectFramework, type Framework } from './framework';

/** Cookies of a professional: sessions that were ended are remembered by the first renderer. */
const SESSION_COOKIE = /(?:^|;\s*)pro(?:-clave)?=/;

export const PURGE = '/api/revalidate';
const READINESS = '/salud/listo';

/** A purge that renderers made: its name, and the body of the request. */
export type Purge = { id: string; body: string };

/**
 * Several renderers as one. Endpoints and professionals meet the first, which holds the state of visitors (limits, ended
 * sessions, attempts to book), so that nothing is counted twice; a page meets the one of its address, a page that differs
 * per visitor the one of the visitor. What is purged is purged in all before the answer, then `afterPurge` is awaited.
 */
export function connectFrameworks(
  ports: readonly number[],
  afterPurge = async (_: Purge): Promise<void> => {},
): Framework {
  const all = ports.map((port) => connectFramework(port));
  const [first] = all;
  if (!first) throw new Error('There is no renderer.');
  const chosen = (path: string, headers: OutgoingHttpHeaders): Framework =>
    all[rendererFor(path, headers, all.length)] ?? first;

  const open: Framework['open'] = async (method, path, headers, body, signal) => {
    const address = addressOf(path);
    if (address !== PURGE && address !== READINESS)
      return chosen(path, headers).open(method, path, headers, body, signal);
    const id = String(headers[PURGE_HEADER] ?? randomUUID());
    const named = { ...headers, [PURGE_HEADER]: id };
    const answer = firstFailure(await Promise.all(all.map((one) => one.open(method, path, named, body, signal))));
    if (address === PURGE && answer.statusCode === 200) await afterPurge({ id, body: body.toString() });
    return answer;
  };
  return {
    ask: (path, headers) => chosen(path, headers).ask(path, headers),
    open,
    close: () => {
      for (const one of all) one.close();
    },
  };
}

/** Which of `count` renderers answers a request. */
export function rendererFor(path: string, headers: OutgoingHttpHeaders, count: number): number {
  if (count === 1) return 0;
  const address = addressOf(path);
  const isPicture = address.startsWith('/media/');
  if (!isPicture && endpointOf(address)) return 0;
  if (SESSION_COOKIE.test(String(headers.cookie ?? ''))) return 0;
  const visitor = headers['x-forwarded-for'];
  return hashOf(visitor === undefined || isPicture ? address : clientNetwork(String(visitor))) % count;
}

/** A path without its query. */
const addressOf = (path: string): string => path.split('?', 1)[0] ?? '';

/** The answer that is no 2xx, else the first; the others are thrown away. */
function firstFailure(answers: IncomingMessage[]): IncomingMessage {
  const failed = answers.find(({ statusCode = 502 }) => statusCode >= 300);
  const kept = failed ?? (answers[0] as IncomingMessage);
  for (const answer of answers) if (answer !== kept) answer.resume();
  return kept;
}

/** FNV-1a: the same in every process, spread over similar addresses. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
