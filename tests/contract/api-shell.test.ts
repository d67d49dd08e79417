import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startReplay } from '../support/replay';

let replay: Awaited<ReturnType<typeof startReplay>>;

beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.server.close());
afterEach(() => vi.unstubAllEnvs());

/**
 * The frame of every page from the recorded responses; the environment is read once, so each reading is a fresh one.
 */
async function shell(settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ API_URL: replay.origin, ...settings })) vi.stubEnv(name, value);
  vi.resetModules();
  const { getShell } = await import('@/lib/catalogue/shell');
  return getShell('en');
}

describe('getShell', () => {
  it('lists under each service what a clinic of valencia, castello or barcelona offers', async () => {
    const { specialityMenu } = await shell();
    expect(specialityMenu.map(({ service, entries }) => [service, entries.map(({ name }) => name)])).toEqual([
      ['medicas', ['Cardiología', 'Medicina Estética', 'Medicina deportiva', 'Nutrición y dietética']],
      ['imagen', ['Ecografía', 'Resonancia magnética']],
      ['genetica', ['Genética médica']],
    ]);
  });

  it('has no link to a speciality without a page', async () => {
    const { specialityMenu } = await shell();
    expect(specialityMenu[0]?.entries.at(-1)).toEqual({ name: 'Nutrición y dietética', slug: null });
  });

  it('groups own clinics under the two communities and leaves Madrid out of the menu', async () => {
    const { clinicMenu } = await shell();
    expect(clinicMenu.map(({ community }) => community)).toEqual(['valencian', 'catalonia']);
  });

  it('shows a social network only when the configuration has its address', async () => {
    const { social } = await shell();
    expect(social.map(({ network }) => network)).toEqual(['facebook', 'instagram', 'linkedin']);
  });

  it('links to a page of the site, in the language of the visitor, where no address is configured', async () => {
    const { links } = await shell();
    expect(links).toEqual({
      results: '/en/mi-portal-salud',
      blog: '/en/actualidad',
      group: '/en/sobre-nosotros',
      jobs: '/en/trabaja-con-nosotros',
      certificate: '/en/politica-seguridad-informacion',
      insurers: '/en/aseguradoras',
      ownVisit: null,
    });
  });

  it('links to the own appointment of a patient if the upstream has it', async () => {
    const { links } = await shell({ OWN_VISITS: 'on' });
    expect(links.ownVisit).toBe('/en/cita');
  });

  it('uses the configured addresses', async () => {
    const { links } = await shell({ RESULTS_URL: 'https://results.example', JOBS_URL: 'https://jobs.example/' });
    expect([links.results, links.jobs]).toEqual(['https://results.example', 'https://jobs.example']);
  });

  it('is returned without menus when nothing can be read', async () => {
    const { specialityMenu, clinicMenu, social, brand } = await shell({
      API_URL: 'http://127.0.0.1:9',
      BRAND_NAME: 'Grupo X',
    });
    expect([specialityMenu, clinicMenu, social, brand]).toEqual([[], [], [], 'Grupo X']);
  });

  it('has a notice only for future days', async () => {
    expect((await shell({ NOTICE_DATES: '2020-01-01' })).notice).toBeNull();
    expect((await shell({ NOTICE_DATES: '2999-01-02,2020-01-01,2999-01-01' })).notice?.dates).toEqual([
      '2999-01-01',
      '2999-01-02',
    ]);
  });
});
