// verify:security -- headers: the rules of the HTTP Observatory on every kind of page, and Chromium's reports on their
// policy.
import puppeteer from 'puppeteer-core';
import { chromium } from '../../tests/support/chromium.ts';
import { observatoryScore } from '../../tests/support/observatory.ts';
import { startTlsProxy } from '../../tests/support/tls-proxy.ts';
import { rowOf } from './board.mjs';
import { PORTS, withStage } from './stage.mjs';
import { startWeakServer } from './weak-server.mjs';

const PUBLIC = 'https://clinica.example';
const MIN_SCORE = 130;
/** One of every kind that is not in a sitemap, in the languages. */
const OTHERS = [
  ...['/ca', '/en', '/resultados-busqueda?q=rodilla', '/medicos?nombre=ana', '/clinicas?region=valencia', '/no-la-hay'],
  ...[
    '/pedir-cita',
    '/en/pedir-producto',
    '/ca/contacto',
    '/cita',
    '/espera',
    '/payment/ok/N1',
    '/payment/ko',
    '/en/payment/1/N1',
  ],
  ...[
    '/portal-profesional',
    '/en/profesionales/nueva-contrasena',
    '/ca/profesionales/acceso',
    '/consentimiento-informado',
    '/mapa/valencia-centro',
  ],
  ...['/aviso-legal', '/politica-cookies', '/actualidad', '/actualidad/pagina/2', '/aseguradoras'],
];
const SETTLE_MS = 400;

export async function headerRows() {
  const env = { SITE_URL: PUBLIC, HSTS_SCOPE: 'preload' };
  return await withStage({ env }, async ({ site }) => {
    const proxy = await startTlsProxy(PORTS.site);
    const weak = await startWeakServer(forwardUnguarded);
    try {
      const pages = await everyKind(site.origin);
      const ours = await scores(pages, (page) => proxy.ask(page));
      const without = await scores(pages, async (page) => unguarded(await proxy.ask(page)));
      const violations = await violationsOf(site.origin, pages);
      const broken = await violationsOf(weak.origin, ['/']);
      return [
        rowOf({
          what: "HTTP Observatory's rules offline, every kind of page",
          bar: '130 or more',
          figure: `lowest ${Math.min(...ours)} on ${pages.length} pages`,
          isRight: Math.min(...ours) >= MIN_SCORE,
          control: {
            figure: `the same answers without policy and HSTS: ${Math.min(...without)}`,
            isRight: Math.min(...without) >= MIN_SCORE,
          },
        }),
        rowOf({
          what: 'violations of the content policy in Chromium, every kind of page',
          bar: '0',
          figure: `${violations.length} on ${pages.length} pages${violations.length > 0 ? `: ${violations[0]}` : ''}`,
          isRight: violations.length === 0,
          control: { figure: `a page with an inline script more: ${broken.length}`, isRight: broken.length === 0 },
        }),
      ];
    } finally {
      await weak.close();
      await proxy.close();
    }
  });
}

/** One address of each folder and language in the sitemaps, and the others. */
async function everyKind(origin) {
  const read = async (path) => (await fetch(origin + path)).text();
  const pathsIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  const maps = pathsIn(await read('/sitemap.xml'));
  const addresses = (await Promise.all(maps.map(read))).flatMap(pathsIn);
  const kinds = new Map();
  for (const address of addresses) {
    const parts = address.split('/').filter(Boolean);
    const language = ['ca', 'en'].includes(parts[0]) ? parts.shift() : 'es';
    kinds.set([language, parts[0] ?? '', parts.length].join(' '), address);
  }
  return [...kinds.values(), ...OTHERS];
}

const scores = async (pages, ask) => {
  const all = [];
  for (const page of pages) all.push(observatoryScore(await ask(page)).total);
  return all;
};

function unguarded({ headers, ...answer }) {
  const { 'content-security-policy': _policy, 'strict-transport-security': _hsts, ...others } = headers;
  return { ...answer, headers: others };
}

async function forwardUnguarded(_request, response) {
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" });
  response.end('<!doctype html><title>weak</title><h1>weak</h1><script>document.title = "ran"</script>');
}

/** The policy violations that Chromium reports on these pages, each used once. */
async function violationsOf(origin, pages) {
  const browser = await puppeteer.launch({ ...chromium(), headless: true });
  const seen = [];
  try {
    const tab = await browser.newPage();
    await tab.exposeFunction('reportViolation', (text) => seen.push(text));
    await tab.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        window.reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI}`),
      );
    });
    for (const page of pages) {
      await tab.goto(origin + page, { waitUntil: 'load' });
      await tab.mouse.move(100, 200); // The framework loads with the first sign of a visitor.
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    }
  } finally {
    await browser.close();
  }
  return seen;
}
