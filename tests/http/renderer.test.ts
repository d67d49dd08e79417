import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isRunning } from '@/tests/support/npm-start';
import { PORTS } from '@/tests/support/ports';
import { type RecordingProxy, startRecordingProxy } from '@/tests/support/recording-proxy';
import { type Site, startSite } from '@/tests/support/site';

// Next is a process that the site starts, and restarts when it dies (docs/decisions/0192).

const CACHED = '/clinicas/valencia-centro';
const METRICS = `http://127.0.0.1:${PORTS.renderer + 1}/metrics`;
const OF_THE_RENDERER = 'site_renderer_heap_bytes';
const BACK = { timeout: 60_000 };

let upstream: RecordingProxy;
let site: Site;

beforeAll(async () => {
  upstream = await startRecordingProxy(PORTS.backend);
  site = await start();
  await vi.waitFor(async () => expect(await statusOf('/salud/listo')).toBe(200), { ...BACK, interval: 250 });
});
afterAll(async () => {
  await site?.stop();
  await upstream?.close();
});

const start = () =>
  startSite({ apiUrl: upstream.origin, port: PORTS.renderer, env: { METRICS_PORT: String(PORTS.renderer + 1) } });

const statusOf = async (path: string): Promise<number> => (await fetch(site.origin + path)).status;
const metrics = async (): Promise<string> => (await fetch(METRICS)).text();
const hours = (day: number) => `/api/citas/buscarhuecos?centromedico=1&fecha=2100-01-${day}&prueba=testPCR`;
/** The call for a day, in the order of the wire, and its id. */
const idOf = (day: number) => [...upstream.ids].find(([path]) => path.includes(`${day}-01-2100`));

/** Kills the renderer. Returns once the site has noticed. */
async function killRenderer(): Promise<void> {
  const pid = site.rendererPid() ?? 0;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
}

it('serves cached pages while its renderer is dead, and every page after the restart', async () => {
  expect(await statusOf(CACHED)).toBe(200);
  await killRenderer();
  const [cached, uncached, endpoint] = await Promise.all(
    [CACHED, '/clinicas/torrent', hours(10)].map((path) => fetch(site.origin + path)),
  );
  expect([cached?.status, uncached?.status, endpoint?.status]).toEqual([200, 503, 503]);
  expect([uncached?.headers.get('retry-after'), endpoint?.headers.get('retry-after')]).toEqual(['30', '5']);
  await expect.poll(() => statusOf('/clinicas/torrent'), BACK).toBe(200);
  expect(await statusOf(hours(11))).toBe(200);
});

it('adds the metrics of the renderer while it runs', async () => {
  expect(await metrics()).toContain(OF_THE_RENDERER);
  await killRenderer();
  const without = await metrics();
  expect(without).not.toContain(OF_THE_RENDERER);
  expect(without).toContain('site_requests_total');
  await expect.poll(metrics, BACK).toContain(OF_THE_RENDERER);
});

it('keeps a purge when its renderer dies', async () => {
  await expect.poll(() => statusOf('/salud/listo'), BACK).toBe(200);
  expect(await statusOf(CACHED)).toBe(200);
  expect(await site.revalidate(['centromedicos'])).toBe(200);
  await killRenderer();
  await expect.poll(() => statusOf('/contacto'), BACK).toBe(200);
  upstream.addresses.length = 0;
  expect(await statusOf(CACHED)).toBe(200);
  await expect.poll(() => upstream.addresses.join('\n')).toContain('/api/centromedicos');
});

it('sends the upstream the id of each of several concurrent requests, and none for a request without one', async () => {
  const days = [12, 13, 14, 15, 16, 17];
  const answers = await Promise.all(days.map((day) => fetch(site.origin + hours(day))));
  expect(days.map((day) => idOf(day)?.[1])).toEqual(answers.map(({ headers }) => headers.get('x-request-id')));

  const [, port] = /(?:^|\0)PORT=(\d+)/.exec(readFileSync(`/proc/${site.rendererPid()}/environ`, 'utf8')) ?? [];
  expect((await fetch(`http://localhost:${port}${hours(18)}`)).status).toBe(200);
  expect(idOf(18)).toEqual([expect.any(String), undefined]);
});

it('ends its renderer when it ends, for any reason', async () => {
  const killed = site.rendererPid() ?? 0;
  process.kill(site.pid, 'SIGKILL');
  await expect.poll(() => isRunning(killed)).toBe(false);

  site = await start();
  const stopped = site.rendererPid() ?? 0;
  expect(isRunning(stopped)).toBe(true);
  await site.stop();
  expect(isRunning(stopped)).toBe(false);
});
