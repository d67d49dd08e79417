import { createConnection, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

/**
 * The fault of a connection: `slow` delays both directions, `hang` takes bytes and never passes them on,
 * `reset` closes every connection abruptly, `half` does so in the middle of a response, `away` refuses connections.
 */
type LineFault = 'ok' | 'slow' | 'hang' | 'reset' | 'half' | 'away';

export type FaultyLine = {
  port: number;
  /** Sets the fault from now on; `delayMs` is the delay of each chunk when it is slow. */
  set: (fault: LineFault, delayMs?: number) => Promise<void>;
  close: () => Promise<void>;
};

/** A proxy with the fault of `set`, in front of a server on the loopback or on a socket. */
export async function startFaultyLine(to: NetConnectOpts, wantedPort = 0): Promise<FaultyLine> {
  let fault: LineFault = 'ok';
  let delayMs = 0;
  const ends = new Set<Socket>();
  const dead = new Set<Socket>();

  const pass = (from: Socket, onto: Socket, isAnswer: boolean): void => {
    let before = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      if (fault === 'hang' || dead.has(from)) return;
      if (fault === 'half' && isAnswer) {
        onto.write(piece.subarray(0, Math.ceil(piece.length / 2)), () => onto.destroy());
        return void from.destroy();
      }
      const lateMs = fault === 'slow' ? delayMs : 0;
      const arrived = lateMs ? new Promise<void>((resolve) => setTimeout(resolve, lateMs)) : Promise.resolve();
      before = Promise.all([before, arrived]).then(() => void (onto.destroyed || onto.write(piece)));
    });
    from.on('error', () => {});
    from.on('close', () => {
      ends.delete(from);
      if (!dead.has(from)) onto.destroy();
    });
  };
  const server = createServer((client) => {
    ends.add(client);
    if (fault === 'reset') return void client.on('error', () => {}).resetAndDestroy();
    const inner = createConnection(to);
    ends.add(inner);
    pass(client, inner, false);
    pass(inner, client, true);
  });
  await listen(server, wantedPort);
  const { port } = server.address() as { port: number };
  return {
    port,
    set: async (next, ms = 0) => {
      // A connection that hung is dead permanently: nobody sends its lost bytes again.
      if (fault === 'hang') for (const end of ends) dead.add(end);
      fault = next;
      delayMs = ms;
      if (next === 'reset' || next === 'away') for (const end of ends) cut(end);
      if (next === 'away') await shut(server);
      else if (!server.listening) await listen(server, port);
    },
    close: async () => {
      for (const end of ends) end.destroy();
      if (server.listening) await shut(server);
    },
  };
}

/** A socket of the file system cannot be reset. */
const cut = (end: Socket) => (end.remoteAddress ? end.resetAndDestroy() : end.destroy());

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

const shut = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
