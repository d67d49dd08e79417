import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { makeNextFolder } from '@/scripts/site-folder.mjs';
import { LANGUAGES } from './http-site';
import { stopProcess } from './stop-process';

/*
 * Addresses that must show the same in development, from the Next server alone and behind the proxy, and their
 * comparison. Needs a document (jsdom).
 */

/*
 * The code of a page is the same in each language, and the middleware handles the prefix before it: each address is
 * requested in one language, and all languages occur for each kind of address.
 */

/** Addresses of pages that exist: one of each kind, then other queries of the same kinds. */
export const PAGES = [
  ...['/clinicas', '/clinicas/valencia-centro', '/clinicas?especialidad=2', '/clinicas/centros-asociados'],
  ...['/especialidades', '/especialidades/cardiologia/valencia', '/precios', '/pruebas/perfil-tiroideo'],
  ...['/medicos/filtrar?especialidad=2', '/medicos/pagina/2', '/especial-online', '/actualidad'],
  ...['/politica-privacidad', '/contacto', '/resultados-busqueda?q=zzqxw', '/pedir-cita'],
  ...['/clinicas?localidad=Torrent', '/clinicas?utm_source=x', '/clinicas/valencia-centro?gclid=x&utm_campaign=y'],
  ...['/especialidades?servicio=genetica', '/precios?busca=rodilla', '/pruebas?letra=r'],
  ...['/medicos?especialidad=2', '/medicos?teleconsulta=1', '/especial-online?orden=precio'],
  ...['/especial-online?clinica=', '/resultados-busqueda'],
];

/** Addresses of missing records: Next sends their status in development before it knows that. */
export const UNKNOWN = [
  ...['/no-existe', '/clinicas/pagina/2', '/clinicas/no-existe', '/actualidad/no-existe', '/medicos/nadie-99999'],
  ...['/payment', '/portal-profesional/x', '/api', '/media'],
];

/** Addresses that no page can have. */
export const IMPOSSIBLE = ['/wp-login.php', '/a/b/c/d/e', '/no-encontrada', '/.env', '/a%3Fb'];

/** Redirects. */
export const REDIRECTS = [
  ...['/Clinicas/Torrent?x=1', '/pruebas/ergometria', '/home', '/clinicas/?x=1', '/productos', '/Payment/OK/N1'],
];

/** Adds a language to each address: Spanish, Catalan, English, Spanish, and so on. */
export const inOneLanguageEach = (paths: readonly string[]) =>
  paths.map((path, index) => LANGUAGES[index % LANGUAGES.length]?.[1] + path);

/** Addresses requested once. */
export const SINGLE_PAGES = [
  ...['/', '/ca', '/en', '/ca/', '/es', '/es/', '/es/contacto?x=1', '/CA/Contacto', '/payment/ok', '/payment/ko'],
  ...['/mapa/valencia-centro', '/consentimiento-informado', '/portal-profesional', '/?utm_source=x'],
];

/** Files and endpoints, of which status and type are compared. */
export const FILES = [
  ...['/actualidad/feed.xml', '/ca/actualidad/feed.xml', '/sitemap.xml', '/sitemaps/clinicas.xml', '/robots.txt'],
  ...['/llms.txt', '/favicon.ico', '/icon.svg', '/.well-known/security.txt', '/salud/vivo', '/api/clinicas'],
  ...['/api/nada', '/api/clinicas/x', '/api/pagos/otra', '/sitemaps/otro.xml', '/sitemaps/a/b', '/media/otra.jpg'],
];

/** The staff's area, where it is on. */
export const DESK = [
  ...['/gestion', '/gestion?x=1', '/gestion/', '/Gestion/Catalogo', '/gestion/api/sesion', '/gestion/api/nada'],
  ...['/gestion/api/eventos', '/gestion/catalogo', '/gestion/catalogo/pruebas', '/gestion/catalogo/media_objects'],
];

/**
 * Not visible, or dependent on the moment: the suggestions of a 404 page on whether the process has a search index yet,
 * the first free hours, the choice by them and the clinics in their order, on the clock and on how soon the backend
 * returned them (0213, 0218).
 */
const UNCOMPARED = `script, style, template, [aria-labelledby=cercanas], a[href*="#hueco="], .hour-choices,
  ${['.comparison', '.places', '.coverage'].join()}`;

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? null;

/** The parts of a response that visitors and search engines see. */
export async function noticed(origin: string, address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + address, { redirect: 'manual', headers });
  const location = answer.headers.get('location');
  const type = answer.headers.get('content-type')?.split(';')[0] ?? null;
  const seen = { status: answer.status, location: location?.replace(origin, '') };
  if (location || type !== 'text/html') {
    await answer.body?.cancel();
    return location ? seen : { ...seen, type };
  }
  const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const element of document.querySelectorAll(UNCOMPARED)) element.remove();
  return {
    ...seen,
    language: document.documentElement.lang,
    title: textOf(document.querySelector('title')),
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    headings: [...document.querySelectorAll('h1, h2, h3')].map(textOf),
    main: textOf(document.querySelector('main')),
  };
}

/** The address of a sized picture of a page. */
export async function pictureOf(origin: string, page: string): Promise<string> {
  const html = await (await fetch(origin + page)).text();
  return /\/media\/\d+\/[^"'\s,]+/.exec(html)?.[0] ?? '/media/none';
}

/** Starts the built Next server without the proxy and with a separate page cache. Returns a stop function. */
export async function startNextAlone(port: number, settings: { apiUrl: string; siteUrl: string; secret: string }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'next-alone-'));
  const server: ChildProcess = spawn(process.execPath, [makeNextFolder(folder)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(port), HOSTNAME: 'localhost', SITE_URL: settings.siteUrl, API_URL: settings.apiUrl },
      ...{ DESK: 'on', CALL_TIMES: 'on', OWN_VISITS: 'on', SESSION_SECRET: settings.secret, LOG_LEVEL: 'silent' },
      ...JSON.parse(readFileSync('backend/seed/settings.json', 'utf8')),
    },
  });
  const stop = async () => {
    await stopProcess(server);
    rmSync(folder, { recursive: true, force: true });
  };
  await vi.waitFor(() => fetch(`http://localhost:${port}/salud/vivo`), { timeout: 120_000, interval: 100 });
  return stop;
}
