// What one page weighs, and what its first render asks of the upstream.
import http from 'node:http';
import { gzipSync } from 'node:zlib';

/** Sizes in bytes; scripts are those the page loads, each compressed with gzip. */
export async function describePage(origin, path) {
  const html = await text(`${origin}${path}`);
  const inlined = [...html.matchAll(/<script\b[^>]*>self\.__next_f[\s\S]*?<\/script>/g)].map(([script]) => script);
  const inlinedBytes = Buffer.byteLength(inlined.join(''));
  const markupBytes = Buffer.byteLength(html) - inlinedBytes;
  const sources = new Set(
    [...html.matchAll(/<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"]+)"/gi)].map(([, source]) => source),
  );
  let scriptBytes = 0;
  for (const source of sources) scriptBytes += gzipSync(await text(`${origin}${source}`)).length;
  const gzip = gzipSync(html);
  return { gzip, htmlGzip: gzip.length, inlinedPerMarkup: inlinedBytes / markupBytes, scriptGzip: scriptBytes };
}

/** A relay before the upstream that counts calls and can answer late. */
export async function startCounter(port, upstreamPort) {
  const state = { calls: 0, delayMs: 0 };
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((req, res) => {
    state.calls += 1;
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
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return state;
}

/**
 * Renders a page nobody has asked for, with 20 ms to the upstream: calls, time, and the round trips in sequence that the
 * time leaves room for. The home page is rendered before, so that the lists of the frame are read.
 */
export async function measureFirstRender(origin, path, counter) {
  await text(`${origin}/`);
  counter.delayMs = 20;
  const before = counter.calls;
  const startedAt = performance.now();
  await text(`${origin}${path}`);
  const ms = performance.now() - startedAt;
  const calls = counter.calls - before;
  counter.delayMs = 0;
  return { calls, ms: Math.round(ms), roundTrips: Math.floor(ms / 20) };
}

async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
