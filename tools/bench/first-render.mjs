// The upstream calls of the first render of a page.
import http from 'node:http';
import { readWhenReady, textOf } from './measure.mjs';

/** A relay before the upstream that records the start and end of calls, and can delay them, until it is closed. */
export async function startCounter(port, upstreamPort) {
  const state = { spans: [], delayMs: 0, close: () => {} };
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((req, res) => {
    const span = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    state.spans.push(span);
    res.on('close', () => {
      span.to = performance.now();
    });
    setTimeout(() => {
      const { method, url, headers } = req;
      const inner = http.request(
        { port: upstreamPort, host: '127.0.0.1', method, path: url, headers, agent },
        (answer) => {
          res.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(res);
        },
      );
      inner.on('error', () => res.destroy());
      req.pipe(inner);
    }, state.delayMs);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  state.close = () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  return state;
}

/**
 * Renders an uncached page, with 20 ms to the upstream: number of calls, time, and number of sequential
 * calls. `expireAll` expires everything read at the start, then the home page is rendered, so that only the lists of
 * the frame are read.
 */
export async function measureFirstRender(origin, path, { counter, expireAll }) {
  await readWhenReady(`${origin}/salud/listo`);
  await expireAll();
  await textOf(`${origin}/`);
  counter.delayMs = 20;
  counter.spans.length = 0;
  const startedAt = performance.now();
  await textOf(`${origin}${path}`);
  const ms = performance.now() - startedAt;
  counter.delayMs = 0;
  return { calls: counter.spans.length, ms: Math.round(ms), roundTrips: inSequence(counter.spans) };
}

/** The longest sequence of calls each of which began after the previous one had ended. */
function inSequence(spans) {
  let depth = 0;
  let end = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.to - b.to)) {
    if (from < end) continue;
    depth += 1;
    end = to;
  }
  return depth;
}
