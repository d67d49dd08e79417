import { afterAll, beforeAll, expect, it } from 'vitest';
import { PORTS } from '../support/ports';
import { type OwnBackend, startOwnBackend } from '../support/separate-backend';
import { type Site, startSite } from '../support/site';

// Another group's names are shown everywhere, and the demo catalogue's nowhere.

const NAMES = { BRAND_NAME: 'Grupo Distinto', PUBLIC_PHONE: '900 111 222', SPECIALITY_PHONES: '' };
let backend: OwnBackend;
let site: Site;

beforeAll(async () => {
  backend = await startOwnBackend(PORTS.publicPhoneBackend, [], NAMES);
  site = await startSite({
    apiUrl: `http://127.0.0.1:${PORTS.publicPhoneBackend}`,
    port: PORTS.publicPhone,
    env: NAMES,
  });
});

afterAll(async () => {
  await site?.stop();
  await backend?.stop();
});

const PAGES = [
  ...['/', '/en', '/contacto', '/accesibilidad', '/ca/mi-portal-salud', '/especial-online', '/politica-precios'],
  ...['/pedir-cita', '/pedir-producto', '/no-existe', '/payment/ko', '/especialidades/medicina-deportiva', '/medicos'],
];

it('shows the configured telephone and brand on every page', async () => {
  for (const path of PAGES) {
    const html = await (await fetch(site.origin + path)).text();
    expect(html, path).toContain('900 111 222');
    expect(html, path).toContain('tel:+34900111222');
    expect(html, path).toContain('Grupo Distinto');
    expect(html, path).not.toMatch(/963 ?400 ?900|Lectura Biom/);
  }
});

it('shows the configured telephone on the page of an outage', async () => {
  const alone = await startSite({ apiUrl: 'http://127.0.0.1:9', port: PORTS.publicPhoneOutage, env: NAMES });
  try {
    const answer = await fetch(`${alone.origin}/clinicas/valencia-centro`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('tel:+34900111222');
  } finally {
    await alone.stop();
  }
});
