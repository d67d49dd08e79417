import { afterAll, beforeAll, expect, it } from 'vitest';
import { PORTS } from '../support/ports';
import { startReplay } from '../support/replay';
import { type Site, startSite } from '../support/site';

// A site without insurers, on answers recorded from real API Platform and WordPress servers.

let replay: Awaited<ReturnType<typeof startReplay>>;
let site: Site;

beforeAll(async () => {
  replay = await startReplay();
  site = await startSite({ apiUrl: replay.origin, port: PORTS.insurers, env: { INSURERS: '' } });
});

afterAll(async () => {
  await site?.stop();
  replay?.server.closeAllConnections();
  replay?.server.close();
});

const get = (path: string) => fetch(site.origin + path);

it('answers 200 for a recorded content page and 404 for an unknown one', async () => {
  expect((await get('/aviso-legal')).status).toBe(200);
  expect((await get('/no-existe')).status).toBe(404);
});

it('has neither a page of insurers nor a link to it when none is configured', async () => {
  expect((await get('/aseguradoras')).status).toBe(404);
  const contact = await (await get('/contacto')).text();
  expect(contact).toContain('href="/te-escuchamos"');
  expect(contact).not.toContain('href="/aseguradoras"');
  expect(await (await get('/sitemaps/paginas.xml')).text()).not.toContain('aseguradoras');
});
