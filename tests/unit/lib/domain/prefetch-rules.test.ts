// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPrefetchable, mayPrefetchFrom, speculationRules } from '@/lib/domain/prefetch-rules';
import { endpointPaths } from '@/lib/endpoints';
import { RULES_FILE } from '@/server/prefetch';

const ORIGIN = 'https://clinica.example';

function linkTo(href: string, attributes = ''): HTMLAnchorElement {
  const frame = document.implementation.createHTMLDocument();
  frame.head.innerHTML = `<base href="${ORIGIN}/clinicas">`;
  frame.body.innerHTML = `<a href="${href}" ${attributes}>Link</a>`;
  return frame.querySelector('a') as HTMLAnchorElement;
}
const isAhead = (href: string, attributes?: string) => isPrefetchable(linkTo(href, attributes), ORIGIN);

describe('prefetching', () => {
  it.each([
    '/',
    '/ca',
    '/en/clinicas/valencia-centro',
    '/especialidades/cardiologia/valencia',
    '/medicos/lucia-segarra-12',
    '/especial-online',
    '/productos/analitica-basica',
    '/actualidad/gripe-o-resfriado#sintomas',
    '/aviso-legal',
    '/contacto',
  ])('a document that is the same for everybody: %s', (href) => {
    expect(isAhead(href)).toBe(true);
  });

  it.each([
    ...endpointPaths(),
    '/media/foto.jpg',
    '/sitemaps/paginas.xml',
    '/llms.txt',
    '/actualidad/feed.xml',
    '/portal-profesional',
    '/ca/portal-profesional',
    '/en/profesionales/nueva-contrasena',
    '/upgrade-password-profesional',
    '/payment/ok/N1',
    '/en/consentimiento-informado/N1',
    '/pedir-cita',
    '/en/pedir-producto',
    '/mapa/torrent',
    '/resultados-busqueda',
    '/resultados-busqueda?q=tiroides',
    '/clinicas?localidad=Torrent',
    'https://other.example/clinicas',
    'tel:963400900',
  ])('never %s', (href) => {
    expect(isAhead(href)).toBe(false);
  });

  it.each([
    'data-locale="en"',
    'data-dialog="clinics"',
    'aria-haspopup="dialog"',
    'aria-current="page"',
    'download',
    'target="_blank"',
    'rel="noopener nofollow"',
  ])('never by a link with %s', (attributes) => {
    expect(isAhead('/clinicas/torrent', attributes)).toBe(false);
    expect(isAhead('/clinicas/torrent')).toBe(true);
  });

  it('never starts from a form, the portal or a payment', () => {
    const closed = [
      '/contacto',
      '/ca/contacto',
      '/pedir-cita',
      '/portal-profesional',
      '/payment/ok/N1',
      '/mapa/torrent',
    ];
    expect(closed.filter(mayPrefetchFrom)).toEqual([]);
    const open = ['/', '/en', '/clinicas', '/actualidad/gripe-o-resfriado', '/resultados-busqueda'];
    expect(open.filter(mayPrefetchFrom)).toEqual(open);
  });
});

it('the rules for browsers agree', () => {
  expect(JSON.parse(readFileSync(`public${RULES_FILE}`, 'utf8'))).toEqual(speculationRules());
});
