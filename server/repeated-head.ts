import type { OutgoingMessage, ServerResponse } from 'node:http';

/** What Node writes before the body, once `writeHead` was called: the status line and all headers, with its own (Node 20 to 24). */
type Written = OutgoingMessage & { _header?: unknown };

/** Those written within this second, whose `Date` they carry, by the list they were made of. */
const heads = new Map<readonly string[], string>();
let second = 0;

/**
 * `res.writeHead` for a list of headers that many answers share, the length of the body among them: what Node checked and joined
 * for one is the head of all others of the same second. No header may have been set on `res` before.
 */
export function writeRepeatedHead(res: ServerResponse, status: number, head: string[], nowMs = Date.now()): void {
  const current = Math.floor(nowMs / 1_000);
  if (current !== second) {
    heads.clear();
    second = current;
  }
  const known = res.shouldKeepAlive ? heads.get(head) : undefined;
  if (known !== undefined) {
    res.statusCode = status;
    (res as Written)._header = known;
    return;
  }
  res.writeHead(status, head);
  const written = (res as Written)._header;
  // A connection that ends says so in its head.
  if (res.shouldKeepAlive && typeof written === 'string') heads.set(head, written);
}
