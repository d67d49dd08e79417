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

/** A relay before the upstream that notes when calls begin and end, and can answer late. */
export async function startCounter(port, upstreamPort) {
  const state = { spans: [], delayMs: 0 };
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
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return state;
}

/**
 * Renders a page nobody has asked for, with 20 ms to the upstream: calls, time, and how many of the calls waited for one
 * another. The home page is rendered before, so that the lists of the frame are read.
 */
export async function measureFirstRender(origin, path, counter) {
  await text(`${origin}/`);
  counter.delayMs = 20;
  counter.spans.length = 0;
  const startedAt = performance.now();
  await text(`${origin}${path}`);
  const ms = performance.now() - startedAt;
  counter.delayMs = 0;
  return { calls: counter.spans.length, ms: Math.round(ms), roundTrips: inSequence(counter.spans) };
}

/** The most calls of which each began after the one before had ended. */
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

async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}
