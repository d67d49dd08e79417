import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { closeGracefully, within } from '@/server/stop';
import { ask, CACHEABLE, latch, startProxy } from './support';

/** Longer than a test may take. */
const NEVER_MS = 600_000;

describe('closeGracefully', () => {
  it('lets a running response finish and accepts no new connection', async () => {
    const { opened, open } = latch();
    const reached = latch();
    const { get, server, port } = await startProxy(async (_, res) => {
      reached.open();
      await opened;
      res.writeHead(200, CACHEABLE).end('whole');
    });
    const slow = get('/clinicas');
    await reached.opened;
    const closed = closeGracefully(server, { graceMs: 0, drainMs: 5_000 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const refused = await ask(port, '/').catch((error: NodeJS.ErrnoException) => error.code);
    open();

    expect(refused).toBe('ECONNREFUSED');
    expect((await slow).text).toBe('whole');
    await closed;
  });

  it('does not wait for an idle keep-alive connection, before or after its response', async () => {
    const { opened, open } = latch();
    const { port, server } = await startProxy(async (req, res) => {
      if (req.url === '/media/slow') await opened;
      res.end('x');
    });
    const visit = (path: string) => {
      const agent = new http.Agent({ keepAlive: true });
      return new Promise<void>((resolve) => {
        http.get({ port, agent, path, host: '127.0.0.1' }, (res) => res.resume().on('end', resolve));
      });
    };
    await visit('/media/x');
    const slow = visit('/media/slow');
    await new Promise((resolve) => server.once('request', resolve));
    const closed = closeGracefully(server, { graceMs: 0, drainMs: NEVER_MS });
    setTimeout(open, 20);
    await slow;
    await closed;
  });

  it('closes all open connections after the time limit', async () => {
    const { get, server } = await startProxy(() => {});
    const endless = get('/api/clinicas').catch((error: NodeJS.ErrnoException) => error.code);
    await new Promise((resolve) => server.once('request', resolve));
    await closeGracefully(server, { graceMs: 0, drainMs: 50 });

    expect(await endless).toBe('ECONNRESET');
  });

  it('asks clients to leave their connections during the stop, so that no next request is lost', async () => {
    const { port, server } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end('x'));
    const agent = new http.Agent({ keepAlive: true });
    const connectionOf = () =>
      new Promise((resolve) => {
        http.get({ port, agent, path: '/', host: '127.0.0.1' }, (res) =>
          res.resume().on('end', () => resolve(res.headers.connection)),
        );
      });
    const before = await connectionOf();
    const closed = closeGracefully(server, { graceMs: 200, drainMs: 1_000 });
    expect([before, await connectionOf()]).toEqual(['keep-alive', 'close']);
    await closed;
  });

  it('keeps responding to new visitors for the grace time', async () => {
    const { get, server } = await startProxy((_, res) => res.writeHead(200, CACHEABLE).end('x'));
    const closed = closeGracefully(server, { graceMs: 100, drainMs: 1_000 });

    expect((await get('/')).status).toBe(200);
    await closed;
  });
});

describe('within', () => {
  it('distinguishes work that ended in time from work that hangs, and stops waiting for it', async () => {
    expect(await within(Promise.resolve(), 1_000)).toBe(true);
    expect(await within(new Promise(() => {}), 30)).toBe(false);
  });
});
