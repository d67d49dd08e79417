import net from 'node:net';

/** The first response on a connection. `status` 0: closed without a response. */
type RawAnswer = { status: number; text: string };

/** A request as written on the wire; `body` may be shorter than promised by `headers`. */
export type RawRequest = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

const written = ({ method, path, headers, body = Buffer.alloc(0) }: RawRequest): Buffer => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), body]);
};

/** Sends a request on a new connection. Rejects without a response within `deadlineMs`. */
export function sendRaw(port: number, request: RawRequest, deadlineMs: number): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(written(request)));
    const timeout = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer within ${deadlineMs} ms: ${request.method} ${request.path}`));
    }, deadlineMs);
    const settle = (): void => {
      clearTimeout(timeout);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text });
    };
    socket.on('data', (part) => {
      text = (text + part.toString('latin1')).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (text.includes('\r\n\r\n')) settle();
    });
    socket.on('error', settle);
    socket.on('close', settle);
  });
}

/** Connections that send a request in part and then nothing; `close` closes all of them. */
export async function stall(port: number, requests: RawRequest[]): Promise<{ close: () => void }> {
  const sockets = await Promise.all(
    requests.map(
      (request) =>
        new Promise<net.Socket>((resolve) => {
          const socket = net.connect(port, '127.0.0.1', () => {
            socket.write(written(request));
            resolve(socket);
          });
          socket.on('error', () => resolve(socket));
          socket.resume();
        }),
    ),
  );
  return {
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
