// A phone's line to a site on this machine, as a proxy in front of it: latency, a shared bandwidth, and a record of the
// requests.
import http from 'node:http';

const CHUNK = 2_048;

/**
 * Returns `origin`, the list of `answers` ({ path, document, bytes, isAhead }: `document` is the path of the requesting
 * page) and `close`. A new connection and every request cost `latencyMs`; all bodies share `bitsPerSecond`. `dropped`
 * names a header that is removed from the responses.
 */
export async function openSlowLine(site, { latencyMs, bitsPerSecond }) {
  const line = { answers: [], dropped: null };
  const agent = new http.Agent({ keepAlive: true });
  const known = new WeakSet();
  let freeAt = 0;
  const untilSent = (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8_000) / bitsPerSecond;
    return pauseUntil(freeAt);
  };

  const server = http.createServer(async (request, response) => {
    const isNew = !known.has(request.socket);
    known.add(request.socket);
    await pauseUntil(performance.now() + (isNew ? 2 : 1) * latencyMs);
    const headers = { ...request.headers };
    const outgoing = http.get(`${site}${request.url}`, { agent, headers }, async (answer) => {
      const isAhead = /^prefetch/.test(request.headers['sec-purpose'] ?? request.headers.purpose ?? '');
      const entry = { path: request.url, document: documentOf(request), bytes: headBytes(answer), isAhead };
      line.answers.push(entry);
      const kept = { ...answer.headers };
      if (line.dropped) delete kept[line.dropped];
      await untilSent(entry.bytes);
      response.writeHead(answer.statusCode, kept);
      for await (const part of answer) {
        entry.bytes += part.length;
        for (let at = 0; at < part.length; at += CHUNK) {
          await untilSent(Math.min(CHUNK, part.length - at));
          response.write(part.subarray(at, at + CHUNK));
        }
      }
      response.end();
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => response.writableFinished || outgoing.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(line, {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  });
}

const pauseUntil = (at) => new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));

function documentOf({ url, headers }) {
  const isPart = headers['sec-fetch-dest'] && headers['sec-fetch-dest'] !== 'document';
  return isPart && headers.referer ? new URL(headers.referer).pathname : url;
}

const headBytes = ({ rawHeaders }) => rawHeaders.reduce((sum, text) => sum + text.length + 2, 20);
