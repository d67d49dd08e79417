import { expect, it } from 'vitest';
import { get, LANGUAGES, statusOf, targetOf, textOf } from '../support/http-site';
import { PORTS } from '../support/ports';
import { sendRaw } from '../support/raw-requests';

it.each([
  ['/home', '/'],
  ['/ca/home?x=1', '/ca?x=1'],
  ['/Clinicas/Torrent?Origen=Y', '/clinicas/torrent?Origen=Y'],
  ['/EN/Especialidades', '/en/especialidades'],
  ['/ES/Contacto', '/contacto'],
  ['/CA/Payment/OK/aB3', '/ca/payment/ok/aB3'],
  ['/es/clinicas/valencia-centro', '/clinicas/valencia-centro'],
  ['/productos', '/especial-online'],
  ['/ca/productos', '/ca/especial-online'],
  ['/en/productos', '/en/especial-online'],
  ['/medicos/otra-persona-2', '/medicos/dr-vicent-peris-llorca-2'],
  ['/ca/medicos/otra-persona-2', '/ca/medicos/dr-vicent-peris-llorca-2'],
  ['/en/medicos/otra-persona-2', '/en/medicos/dr-vicent-peris-llorca-2'],
])('redirects %s permanently to %s', async (asked, right) => {
  const answer = await get(asked);
  expect([answer.status, targetOf(answer)]).toEqual([308, right]);
});

it.each([
  ...['/payment', '/payment/ko/N1/N2', '/payment/ok/N1/N2', '/payment/a%20b', '/payment/ok/a%20b'],
  ...['/especialidades/inexistente', '/medicos/otra-persona-99999', '/clinicas?localidad=Sagunt&pagina=9'],
  ...['/especialidades/anatomia-patologica/valencia', '/especialidades/cardiologia/soria'],
  '/especialidades/inexistente/valencia',
  ...['no-existe', 'suelo-pelvico-guia-en-preparacion', 'pagina/1', 'pagina/9', 'pagina/x', 'pagina/02'].map(
    (slug) => `/actualidad/${slug}`,
  ),
  ...['/sitemaps/nada.xml', '/sitemaps/clinicas-2.xml', '/sitemaps/clinicas-1.xml', '/sitemaps/clinicas'],
])('answers 404 for %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

it('returns 404 for a missing page whose address is in capitals', async () => {
  const answer = await get('/Clinicas/No-La-Hay');
  expect(await statusOf(answer.status === 308 ? targetOf(answer) : '/')).toBe(404);
});

it.each([
  '/payment/ok',
  '/especialidades/cardiologia',
  '/especialidades/cardiologia/madrid',
  '/especialidades/anatomia-patologica/madrid',
  '/actualidad/col%C2%B7laboracio-amb-les-universitats',
])('answers 200 for %s', async (path) => {
  expect(await statusOf(path)).toBe(200);
});

it.each([
  ['/payment/KO', 'Se ha producido un error en el pago'],
  ['/payment/OKAY/N1', 'Se ha producido un error en el pago'],
  ['/payment/cancelado_3.2', 'Se ha producido un error en el pago'],
  ['/en/payment/Ko/N1', 'A payment error has occurred'],
])('answers %s with the page of a failed payment', async (path, heading) => {
  expect(await textOf(path)).toMatch(new RegExp(`<h1[^>]*>${heading}`));
});

it.each(LANGUAGES)('returns 404 for an unknown test or product and 200 for a doctor in %s', async (_, prefix) => {
  expect(await statusOf(`${prefix}/medicos/dr-vicent-peris-llorca-2`)).toBe(200);
  for (const path of ['/pruebas/inexistente', '/productos/inexistente', '/medicos/otra-persona-99999']) {
    expect([path, await statusOf(prefix + path)]).toEqual([path, 404]);
  }
});

it.each(['/salud/contacto', '/.well-known/clinicas', '/fr/clinicas', '/xx', '/media-x/clinicas'])(
  'returns the Spanish 404 page for %s: only es, ca and en are languages',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<html lang="es"');
  },
);

it.each(['/api/nada', '/api/clinicas/x', '/api/medicos', '/api/pedir-cita', '/api/crawlers/robots'])(
  'returns 404 in JSON for the unknown endpoint %s',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, '{"error":"not_found"}']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };

it.each([
  ['POST', '/api/pagos/aviso', 415, MULTIPART],
  ['POST', '/api/pagos/prueba', 415, MULTIPART],
  ['POST', '/api/pagos/pagar', 405, MULTIPART],
  ['GET', '/api/pagos/aviso', 405, {}],
  ['POST', '/api/pagos/otra', 404, {}],
  ['TRACE', '/api/buscador', 405, {}],
  ['TRACE', '/salud/vivo', 405, {}],
  ['TRACE', '/media/320/api/x.jpg', 405, {}],
  ['PUT', '/api/citas/solicitar', 405, {}],
  ['GET', '/sitemaps/%25zz/a:b', 404, {}],
  ['GET', '/sitemaps/%25zz', 404, {}],
  ['GET', '/api/crawlers/sitemaps/%25zz', 404, {}],
  ['POST', '/api/nada', 404, {}],
  ['GET', '/.well-known/%25zz', 404, {}],
  ['GET', '/media', 404, {}],
  ['GET', '/api', 404, {}],
])('answers %s %s with %i, which must not be cached', async (method, path, status, more) => {
  const headers = { host: `localhost:${PORTS.site}`, 'content-length': '0', ...(more as Record<string, string>) };
  const answer = await sendRaw(PORTS.site, { method, path, headers }, 10_000);
  expect(answer.status).toBe(status);
  expect(answer.text).toMatch(
    /^cache-control: (?:(?:private, )?no-store|public, max-age=0, must-revalidate, s-maxage=1)\r$/im,
  );
  if (path.startsWith('/api/')) expect(answer.text).toMatch(/^cache-control: no-store\r$/im);
  if (status === 405) expect(answer.text).toMatch(/^allow: [A-Z, ]+\r$/im);
});
