import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ConfiguredUpstream = { origin: string; close: () => Promise<void> };

type Fields = Record<string, unknown>;

/**
 * A change of the upstream's responses on matching paths: every record of the list gets these fields, or fields
 * computed from it.
 */
export type Change = { paths: RegExp; fields: Fields | ((record: object) => Fields) };

/**
 * A proxy of the upstream at 127.0.0.1:`port` that returns its records with other values, as an operator could set
 * them.
 */
export async function startConfiguredUpstream(port: number, changes: Change[]): Promise<ConfiguredUpstream> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const { host: _host, connection: _connection, 'content-length': _length, ...forwarded } = headers;
      const sent: Buffer[] = [];
      for await (const part of request) sent.push(part as Buffer);
      const body = sent.length > 0 ? Buffer.concat(sent) : undefined;
      const init = { method, headers: forwarded as Record<string, string>, body };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const change = changes.find(({ paths }) => paths.test(path));
      response.setHeader('content-type', answer.headers.get('content-type') ?? 'application/json');
      response.writeHead(answer.status);
      response.end(change && answer.ok ? changed(bytes.toString(), change.fields) : bytes);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function changed(text: string, fields: Change['fields']): string {
  const body = JSON.parse(text) as Record<string, unknown> | unknown[];
  const list = Array.isArray(body) ? body : ((body['hydra:member'] ?? body.member ?? [body]) as unknown[]);
  for (const record of list as object[]) Object.assign(record, typeof fields === 'function' ? fields(record) : fields);
  return JSON.stringify(body);
}
