import { randomUUID } from 'node:crypto';
import { PURGE_HEADER, purgeSecrets } from '@/lib/http/purges';
import { connectFramework, type Framework } from './framework';

/** A purge: its id, and the body of its request. */
export type Purge = { id: string; body: string };
/** Expires the tags of a purge. Rejects when that fails. */
export type ApplyPurge = (purge: Purge) => Promise<void>;

/** The endpoint of a purge. */
const PURGE = '/api/revalidate';
const PURGE_TIMEOUT_MS = 10_000;

/** Wraps Next so that `afterPurge` runs before the response to a successful purge. */
export const withPurges = (framework: Framework, afterPurge: ApplyPurge): Framework => ({
  ...framework,
  open: async (method, path, headers, body, signal) => {
    if (path.split('?', 1)[0] !== PURGE) return framework.open(method, path, headers, body, signal);
    const id = String(headers[PURGE_HEADER] ?? randomUUID());
    const answer = await framework.open(method, path, { ...headers, [PURGE_HEADER]: id }, body, signal);
    if (answer.statusCode === 200) await afterPurge({ id, body: body.toString() });
    return answer;
  },
});

/** Returns a function that sends a purge to the renderer on this port; it rejects if the renderer refuses it. */
export function purgeRenderer(port: number): ApplyPurge {
  const renderer = connectFramework(port);
  const [secret = ''] = purgeSecrets();
  return async ({ id, body }) => {
    const headers = {
      host: 'localhost',
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      [PURGE_HEADER]: id,
    };
    const answer = await renderer.open(
      'POST',
      PURGE,
      headers,
      Buffer.from(body),
      AbortSignal.timeout(PURGE_TIMEOUT_MS),
    );
    answer.resume();
    if (answer.statusCode !== 200) throw new Error(`The renderer responded to a purge with ${answer.statusCode}`);
  };
}
