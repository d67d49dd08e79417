// What the lines of the scoreboard are controlled with: a little server that does everything wrong which the site does right.
import http from 'node:http';

/** Listens on a free port of the loopback with a handler of its own, with no limit of Node's own. Answers {port, origin, close}. */
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
