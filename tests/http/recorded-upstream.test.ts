import { afterAll, beforeAll, expect, it } from 'vitest';
import { PORTS } from '../support/ports';
import { startReplay } from '../support/replay';
import { type Site, startSite } from '../support/site';

// A site without insurers, on responses recorded from real API Platform and WordPress servers.

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

it('returns 200 for a recorded content page and 404 for an unknown one', async () => {
  expect((await get('/aviso-legal')).status).toBe(200);
  expect((await get('/no-existe')).status).toBe(404);
});

it('shows the fields that recorded records have, and hides empty ones', async () => {
  const body = async (path: string) => (await (await get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const clinic = await body('/clinicas/valencia-centro');
  expect(clinic).toMatch(/<h1[^>]*>Clínica Valencia Centro<\/h1>/);
  expect(clinic).toContain('centro de diagnóstico.');
  expect(clinic).toMatch(/href="https:\/\/wa\.me\/34600000001"/);
  expect(clinic).toContain('Mamógrafo digital con tomosíntesis');
  const speciality = await body('/especialidades/medicina-deportiva');
  expect(speciality.match(/<section [^>]*class="message"/g)).toHaveLength(2);
  expect(speciality).toContain('120,00\u00a0€');
  const test = await body('/pruebas/prueba-de-esfuerzo');
  expect(test).toContain('¿Qué es Prueba de esfuerzo?');
  expect(test.match(/class="test-message[ "]/g)).toHaveLength(1);
  expect(test).toMatch(/Ver \d+ clínica/);
  const product = await body('/productos/rm-rodilla');
  expect(product).toContain('149,90\u00a0€');
  expect(product).toContain('Disponible en 2 clínicas');
  const home = await body('/');
  expect(home).toContain('aria-label="València, 2 clínicas"');
  expect(home).toContain('Medicina deportiva');
  expect(home).toContain('Salud &amp; bienestar: ¿qué es un «check-up»?');
});

it('shows the bands instead of a recorded post’s deleted picture, and the pictures in its text', async () => {
  const post = await (await get('/actualidad/resonancia-magnetica-sin-claustrofobia-2')).text();
  expect(post).toMatch(/<h1[^>]*>Resonancia magnética sin claustrofobia \(2\)<\/h1>/);
  expect(post).toMatch(/<div class="[^"]*article-picture"><svg/);
  const [, source = ''] = /<img src="([^"]+)"[^>]* alt="dins"/.exec(post) ?? [];
  const picture = await get(source);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
});

it('has neither a page of insurers nor a link to it when none is configured', async () => {
  expect((await get('/aseguradoras')).status).toBe(404);
  const contact = await (await get('/contacto')).text();
  expect(contact).toContain('href="/te-escuchamos"');
  expect(contact).not.toContain('href="/aseguradoras"');
  expect(await (await get('/sitemaps/paginas.xml')).text()).not.toContain('aseguradoras');
});

it('does not lead to own appointments, which such an upstream cannot show; their page names the telephone', async () => {
  for (const path of ['/', '/contacto', '/pedir-cita'])
    expect([path, await (await get(path)).text()]).toEqual([path, expect.not.stringMatching(/href="\/cita"/)]);
  const page = await (await get('/cita')).text();
  expect(page).toContain('Para cambiar o anular la cita, llámanos al');
  expect(page).not.toContain('action="/api/citas');
});
