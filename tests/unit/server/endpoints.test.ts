import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accepts, allowed, type Endpoint, endpointOf, endpointPaths } from '@/server/endpoints';
import { PATHS } from '@/tests/support/generated-requests';

const APP = path.join(process.cwd(), 'app');

/** Files for crawlers, which the proxy caches like pages. */
const CRAWLER_FILE = /^(?:\.well-known|sitemaps|[\w-]+\.(?:xml|txt))\//;

/** Route handlers by their address as the folder names it. */
const handlers = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts') && !file.startsWith('[locale]') && !CRAWLER_FILE.test(file))
  .filter((file) => file !== 'api/[...ruta]/route.ts')
  .map((file) => ({ address: `/${path.dirname(file)}`, source: readFileSync(path.join(APP, file), 'utf8') }));

/** The steps of a payment share a handler. */
const addressesOf = (address: string): string[] =>
  address === '/api/pagos/[paso]' ? ['aviso', 'pagar', 'prueba'].map((step) => `/api/pagos/${step}`) : [address];

const isFamily = (address: string): boolean => address.startsWith('/media');

const endpointAt = (address: string): Endpoint => {
  const endpoint = endpointOf(address);
  if (endpoint === null || endpoint === 'none') throw new Error(`${address} is missing in server/endpoints.ts`);
  return endpoint;
};

describe('the endpoints the proxy lets through', () => {
  it('are the route handlers of app/, all of them and no others', () => {
    const addresses = handlers
      .filter(({ address }) => !isFamily(address))
      .flatMap(({ address }) => addressesOf(address));
    expect(endpointPaths().toSorted()).toEqual(addresses.toSorted());
  });

  it('are all asked by the generated bad requests, but readiness, which may say 503 of a busy machine', () => {
    expect(endpointPaths().filter((address) => !PATHS.includes(address))).toEqual(['/salud/listo']);
  });

  it.each(handlers.filter(({ address }) => !isFamily(address) && !address.includes('[')))(
    '$address answers the methods its handler exports',
    ({ address, source }) => {
      const exported = [...source.matchAll(/export (?:async function|function|const) (GET|POST|DELETE|PUT|PATCH)\b/g)];
      expect(endpointAt(address).methods.toSorted()).toEqual(exported.map(([, method]) => method).toSorted());
    },
  );

  it('take a body by POST only, and little of it', () => {
    for (const address of endpointPaths()) {
      const { methods, body } = endpointAt(address);
      expect([address, body !== undefined]).toEqual([address, methods.includes('POST')]);
      expect(body?.maxBytes ?? 0).toBeLessThanOrEqual(65_536);
    }
  });

  it.each([
    ['/media/320/api/x.jpg', 'GET, HEAD, OPTIONS'],
    ['/sitemaps/medicos-2.xml', 'GET, HEAD, OPTIONS'],
    ['/api/buscador', 'GET, HEAD, POST, OPTIONS'],
    ['/api/profesional/sesion', 'GET, HEAD, DELETE, OPTIONS'],
  ])('%s allows %s', (address, methods) => {
    expect(allowed(endpointAt(address))).toBe(methods);
  });

  it.each(['TRACE', 'PUT', 'POST', 'OPTIONS', 'get'])('reading does not mean %s', (method) => {
    expect(accepts(endpointAt('/api/clinicas'), method)).toBe(false);
  });
});

describe('an address that is no endpoint', () => {
  it.each([
    '/api/nada',
    '/api/clinicas/x',
    '/api/buscador/',
    '/sitemaps/%25zz',
    '/sitemaps/a:b/c',
    '/media/',
    '/api/__proto__',
  ])('%s is nothing', (address) => {
    expect(endpointOf(address)).toBe('none');
  });

  it.each(['/', '/api', '/salud/contacto', '/login_profesional_checks', '/apis/x', '/constructor'])(
    '%s is the affair of a page',
    (address) => {
      expect(endpointOf(address)).toBeNull();
    },
  );
});
