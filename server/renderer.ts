import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import next from 'next';

/**
 * The framework, in a thread of its own behind a listener only this machine reaches. Alone, because it turns on the
 * tracking of asynchronous work, which costs every answer of a thread, copies included, a third of its speed; and so
 * that a slow page never keeps a ready copy waiting (docs/benchmarks.md).
 */
async function render(): Promise<void> {
  takeBuiltSettings();
  // The framework reads 127.0.0.1 as another host than its own and would send every rewritten page round in circles.
  const app = next({ dev: false, hostname: 'localhost', port: workerData.port });
  await app.prepare();
  const handle = app.getRequestHandler();
  // The front keeps its connections: one closed here for being idle could be the one it is just asking on (seen as 503).
  const server = http.createServer({ keepAliveTimeout: 0 }, (req, res) => void handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  parentPort?.once('message', async () => {
    server.closeAllConnections();
    server.close();
    await app.close();
    parentPort?.close();
  });
  parentPort?.postMessage((server.address() as AddressInfo).port);
}

/**
 * Hands the framework its settings as the build wrote them, the way its own standalone server does. Otherwise it compiles
 * next.config.ts anew at each start and keeps both compilers in memory (docs/benchmarks.md).
 */
function takeBuiltSettings(): void {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

void render();
