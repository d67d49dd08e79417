// The control of the scoreboard: a small server that makes every mistake that the site avoids.
import http from 'node:http';

/**
 * Listens on a free port of the loopback with its own handler, without Node's limits. Returns {port, origin, close}.
 */
export async function startWeakServer(listener) {
  const server = http.createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }, listener);
  server.timeout = 0;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Calls `work` with a weak server and closes it. */
export async function withWeakServer(listener, work) {
  const server = await startWeakServer(listener);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** The body of a request as text. */
export async function textOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
