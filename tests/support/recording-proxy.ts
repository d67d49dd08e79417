import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A recorded call to the upstream: request and response. */
type Noted = { path: string; headers: IncomingMessage['headers']; sent: string; came: string };

export type RecordingProxy = {
  origin: string;
  noted: Noted[];
  /** The addresses of all calls. */
  addresses: string[];
  /** The id of each request that made a call, by the call's address. */
  ids: Map<string, string | undefined>;
  close: () => Promise<void>;
};

/** A proxy of the upstream at 127.0.0.1:`port` that records every call except GET. */
export async function startRecordingProxy(port: number): Promise<RecordingProxy> {
  const noted: Noted[] = [];
  const addresses: string[] = [];
  const ids: RecordingProxy['ids'] = new Map();
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url: path = '/', headers } = request;
      addresses.push(path);
      ids.set(path, headers['x-request-id']?.toString());
      const sent = await bytesOf(request);
      const { host: _host, connection: _connection, 'content-length': _length, ...forwarded } = headers;
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: forwarded as Record<string, string>,
        redirect: 'manual',
        ...(sent.length > 0 && { body: new Uint8Array(sent) }),
      });
      const came = Buffer.from(await answer.arrayBuffer());
      if (method !== 'GET') noted.push({ path, headers, sent: sent.toString(), came: came.toString() });
      for (const name of ['content-type', 'content-security-policy', 'retry-after', 'www-authenticate']) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.writeHead(answer.status);
      response.end(came);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    noted,
    addresses,
    ids,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
