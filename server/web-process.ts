import type { Purge } from './framework-pool';
import { proxyMetrics } from './settings';
import { startWebServer, type WebServer } from './web-server';

/** What the first process and the others tell each other. */
export type Message =
  /** Of the others: the renderers made this purge; answered with `purged` and the same number. */
  | { kind: 'purge'; number: number; purge: Purge }
  /** Of the first: everything cached must be asked for again; answered with `purged` and the same number. */
  | { kind: 'expire'; number: number }
  /** Of both: that has been done. */
  | { kind: 'purged'; number: number }
  /** Of the first: finish what is being answered, then end. */
  | { kind: 'stop' }
  /** Of the others: messages are heard from now on; earlier ones are lost. */
  | { kind: 'hearing' }
  /** Of the others: visitors are answered on this port, or why they cannot be. */
  | { kind: 'listening'; port: number }
  | { kind: 'failed'; reason: string };

/** How the first process tells another where the renderers are. */
export type Start = { RENDERER_PORTS: string; PROCESSES: string };

const say = (message: Message): boolean | undefined => process.send?.(message);

/** A process that answers visitors beside others on one port, started by server/web-processes.ts. */
async function answerVisitors(): Promise<void> {
  // Ctrl-C reaches the whole group: the first process says when it is time to stop.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => {});
  let server: WebServer | undefined;
  const waiting = new Map<number, () => void>();
  // Before the server starts: a purge that comes meanwhile is confirmed too, there is nothing to purge yet.
  process.on('message', async (message: Message) => {
    if (message.kind === 'expire') {
      await server?.expireAll();
      say({ kind: 'purged', number: message.number });
    } else if (message.kind === 'purged') {
      waiting.get(message.number)?.();
      waiting.delete(message.number);
    } else if (message.kind === 'stop') {
      await server?.stop();
      process.exit(0);
    }
  });
  say({ kind: 'hearing' });
  let purges = 0;
  const { RENDERER_PORTS = '', PROCESSES = '1' } = process.env;
  server = await startWebServer({
    ports: RENDERER_PORTS.split(',').map(Number),
    processes: Number(PROCESSES),
    metrics: await proxyMetrics(),
    afterPurge: (purge) =>
      new Promise((resolve) => {
        purges += 1;
        waiting.set(purges, resolve);
        say({ kind: 'purge', number: purges, purge });
      }),
  });
  say({ kind: 'listening', port: server.port });
}

answerVisitors().catch((error: Error) => {
  process.send?.({ kind: 'failed', reason: error.message } satisfies Message, () => process.exit(1));
});
