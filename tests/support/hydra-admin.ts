import http from 'node:http';
import { build } from 'esbuild';

/** The documented way to start an administration client for an API: only its entry point is given. */
const PROGRAM = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { HydraAdmin } from '@api-platform/admin';
const entrypoint = location.origin + '/gestion/catalogo';
createRoot(document.getElementById('root')).render(createElement(HydraAdmin, { entrypoint, mercure: false }));
`;
const DOCUMENT = `<!doctype html><html lang="en"><title>API Platform Admin</title>
<link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/admin.js"></script></html>`;

/**
 * Serves an unmodified API Platform Admin at `port`, beside the staff area of the site at `origin`. Returns a stop
 * function.
 */
export async function serveHydraAdmin(origin: string, port: number): Promise<() => Promise<void>> {
  const bundle = await build({
    stdin: { contents: PROGRAM, resolveDir: 'desk' },
    bundle: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'error',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const target = new URL(origin);
  const server = http.createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (!url.startsWith('/gestion')) {
      const isScript = url === '/admin.js';
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
      response.end(isScript ? script : DOCUMENT);
      return;
    }
    const passed = http.request(
      { host: target.hostname, port: target.port, path: url, method, headers: { ...headers, host: target.host } },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections(); // a browser keeps its connections open
    });
}
