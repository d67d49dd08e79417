import http, { type ServerResponse } from 'node:http';
import next from 'next';
import { env } from '../lib/env';
import { createSecurity, pairs, securitySettings } from '../lib/http/security-headers';
import { listenOn } from '../server/listen';

/** The site with reload and without the caching proxy, for `npm run dev`. */
async function develop(): Promise<void> {
  const { PORT, HOST, SITE_URL } = env();
  const security = createSecurity({ ...securitySettings(), isDevelopment: true });
  const server = http.createServer();
  const app = next({ dev: true, hostname: 'localhost', port: PORT, httpServer: server });
  await app.prepare();
  // V8's own limit. Next raises it to 50, and React takes a stack at each promise: a page costs a third more CPU time.
  Error.stackTraceLimit = 10;
  const handle = app.getRequestHandler();
  const headers = pairs(security.withPolicy);
  server.on('request', (req, res) => {
    addMissing(res, headers);
    void handle(req, res);
  });
  await listenOn(server, PORT, HOST);
  const place = SITE_URL ? ` (public address ${SITE_URL})` : '';
  process.stdout.write(`The site is at http://localhost:${PORT}${place}\n`);
  for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => process.exit(0));
}

/** Adds the headers that a response lacks: the desk's document has its own policy. */
function addMissing(res: ServerResponse, headers: readonly (readonly [string, string])[]): void {
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = ((...head: unknown[]) => {
    for (const [name, value] of headers) if (!res.hasHeader(name)) res.setHeader(name, value);
    return writeHead(...head);
  }) as ServerResponse['writeHead'];
}

void develop();
