import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a call: `ok` reaches the upstream, the others are the ways an upstream fails. */
export type Fault = 'ok' | 'refuse' | 'hang' | 'slow' | 'html' | 'half' | 'error' | 'empty';

export type FaultyProxy = {
  origin: string;
  /** The fault of every call from now on, or of those whose path matches. */
  set: (fault: Fault, paths?: RegExp) => void;
  /** Calls that arrived since the last `set`. */
  calls: () => string[];
  close: () => Promise<void>;
};

const SLOW_MS = 400;
const EMPTY = '{"@type":"hydra:Collection","hydra:member":[],"hydra:totalItems":0}';

/** An upstream that fails as it is told, in front of a real one at 127.0.0.1:`port`. */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  let fault: Fault = 'ok';
  let matching = /./;
  let calls: string[] = [];

  const server = createServer((req, res) => {
    calls.push(req.url ?? '');
    const hit = matching.test(decodeURIComponent(req.url ?? '')) ? fault : 'ok';
    if (hit === 'refuse') return void req.socket.destroy();
    if (hit === 'hang') return;
    if (hit === 'html') return void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Mantenimiento</h1>');
    if (hit === 'error') return void res.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Fatal error</h1>');
    if (hit === 'empty') return void res.writeHead(200, { 'content-type': 'application/ld+json' }).end(EMPTY);
    if (hit === 'slow') return void setTimeout(() => pass(req, res, port, false), SLOW_MS);
    pass(req, res, port, hit === 'half');
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
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pass(req: IncomingMessage, res: ServerResponse, port: number, breaksOff: boolean): void {
  const inner = request(
    { port, host: '127.0.0.1', path: req.url, method: req.method, headers: req.headers },
    (answer) => {
      if (!breaksOff) {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(res);
      }
      answer.once('data', (chunk: Buffer) => {
        res.writeHead(200, { ...answer.headers, 'content-length': String(chunk.length + 1000) });
        res.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => res.destroy());
      });
    },
  );
  inner.on('error', () => res.destroy());
  req.pipe(inner);
}
