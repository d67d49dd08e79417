import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fate of a call: `ok` reaches the upstream, the others are the ways an upstream fails. */
type Fault =
  | 'ok'
  | ('refuse' | 'hang' | 'slow' | 'drip')
  | ('html' | 'half' | 'cut' | 'lie' | 'type' | 'empty')
  | ('limit' | 'error' | 'tenth');

export type FaultyProxy = {
  origin: string;
  /** Sets the fault of every further call, or of the calls with a matching path. */
  set: (fault: Fault, paths?: RegExp) => void;
  /** Number of calls since the last `set`. */
  calls: () => string[];
  /** How often each attempt, by its idempotency key, was sent since the start. */
  posts: () => Map<string, number>;
  close: () => Promise<void>;
};

const SLOW_MS = 400;
/** Five bytes a second: the gap between two chunks is always shorter than a timeout. */
const DRIP_MS = 200;
const EMPTY = '{"@type":"hydra:Collection","hydra:member":[],"hydra:totalItems":0}';

/** JSON of the right shape with values of the wrong type. */
const WRONG_TYPE = '{"hydra:member":[{"id":{},"nombre":[1],"urlseo":7}],"hydra:totalItems":"many"}';

/** A failure that is only visible in its body. */
const LIE = '{"code":500,"message":"Internal Server Error"}';

/** An upstream with the fault of `set`, in front of a real one at 127.0.0.1:`port`. */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  let fault: Fault = 'ok';
  let matching = /./;
  let calls: string[] = [];
  let answered = 0;
  const posts = new Map<string, number>();

  const server = createServer((req, res) => {
    calls.push(req.url ?? '');
    const key = req.headers['idempotency-key'];
    if (req.method === 'POST' && typeof key === 'string') posts.set(key, (posts.get(key) ?? 0) + 1);
    answered += 1;
    const hit = matching.test(decodeURIComponent(req.url ?? '')) ? fault : 'ok';
    if (hit === 'refuse') return void req.socket.destroy();
    if (hit === 'hang') return;
    if (hit === 'html') return void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Mantenimiento</h1>');
    const isTenth = hit === 'tenth' && answered % 10 === 0;
    if (hit === 'error' || isTenth)
      return void res.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Fatal error</h1>');
    if (hit === 'empty') return void res.writeHead(200, { 'content-type': 'application/ld+json' }).end(EMPTY);
    if (hit === 'limit') return void res.writeHead(429, { 'retry-after': '7' }).end();
    if (hit === 'lie') return void res.writeHead(200, { 'content-type': 'application/json' }).end(LIE);
    if (hit === 'type') return void res.writeHead(200, { 'content-type': 'application/ld+json' }).end(WRONG_TYPE);
    if (hit === 'drip') return drip(res);
    if (hit === 'slow') return void setTimeout(() => pass(req, res, port, 'whole'), SLOW_MS);
    pass(req, res, port, hit === 'half' || hit === 'cut' ? hit : 'whole');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next, paths = /./) => {
      fault = next;
      matching = paths;
      calls = [];
    },
    calls: () => calls,
    posts: () => posts,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A drip that has begun continues after the fault, until the client gives up. */
function drip(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'application/ld+json' });
  res.write('[');
  const timer = setInterval(() => res.write(' '), DRIP_MS);
  res.on('close', () => clearInterval(timer));
}

/** `half` breaks off in the middle; `cut` ends there like a complete response. */
function pass(req: IncomingMessage, res: ServerResponse, port: number, how: 'whole' | 'half' | 'cut'): void {
  const inner = request(
    { port, host: '127.0.0.1', path: req.url, method: req.method, headers: req.headers },
    (answer) => {
      if (how === 'whole') {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(res);
      }
      answer.once('data', (chunk: Buffer) => {
        const part = chunk.subarray(0, Math.ceil(chunk.length / 2));
        const length = how === 'cut' ? part.length : chunk.length + 1000;
        res.writeHead(200, { ...answer.headers, 'content-length': String(length) });
        res.write(part, () => (how === 'cut' ? res.end() : res.destroy()));
      });
    },
  );
  inner.on('error', () => res.destroy());
  req.pipe(inner);
}
