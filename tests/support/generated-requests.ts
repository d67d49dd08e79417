import type { RawRequest } from './raw-requests';

/** A pseudo-random sequence by seed (mulberry32), so that a failed request can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const READS = ['GET', 'GET', 'GET', 'HEAD'];
const METHODS = ['POST', 'POST', 'POST', 'POST', ...READS, ...READS, 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'];
/** Valid and missing addresses, to be distorted. Without /salud/listo, which may return 503 on a busy machine. */
export const PATHS = [
  '/',
  '/ca',
  '/clinicas/valencia-centro',
  '/en/especialidades/ginecologia/valencia',
  '/medicos/filtrar',
  '/productos/x',
  '/actualidad/pagina/2',
  '/actualidad/feed.xml',
  '/resultados-busqueda',
  '/pedir-cita',
  '/pedir-producto',
  '/contacto',
  '/derechos-datos',
  '/payment/ok/N1',
  '/payment/KO',
  '/portal-profesional',
  '/consentimiento-informado',
  '/mapa/valencia-centro',
  '/sitemap.xml',
  '/sitemaps/clinicas.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/salud/vivo',
  '/media/320/api/x.jpg',
  '/media/tarjetas/x.png',
  '/login_profesional_check',
  '/api/buscador',
  '/api/clinicas',
  '/api/cookies',
  '/api/citas/asistente',
  '/api/citas/buscarhuecos',
  '/api/citas/calendario',
  '/api/citas/comprobar',
  '/api/citas/enlace',
  '/api/citas/espera',
  '/api/citas/espera/enlace',
  '/api/citas/espera/entrada',
  '/api/citas/espera/salir',
  '/api/citas/liberar',
  '/api/citas/medico',
  '/api/citas/pendiente',
  '/api/citas/precios',
  '/api/citas/prueba',
  '/api/citas/propia',
  '/api/citas/proximos',
  '/api/citas/consulta',
  '/api/citas/solicitar',
  '/api/contactos/solicitar',
  '/api/derechos/solicitar',
  '/api/reservas/solicitar',
  '/api/opciones',
  '/api/pagos/pagar',
  '/api/pagos/aviso',
  '/api/pagos/prueba',
  '/api/pagos/otro',
  '/api/profesional/sesion',
  '/api/profesional/textos',
  '/api/profesionales/checkfirsttime',
  '/api/profesionales/forgotpassword',
  '/api/profesionales/misdatos',
  '/api/profesionales/resetpassword',
  '/api/profesionales/solicitarprofesional',
  '/api/profesionales/upgradepassword',
  '/api/profesionals/register',
  '/api/crawlers/sitemaps/medicos.xml',
  '/api/revalidate',
  '/api/nada',
  '/gestion',
  '/gestion/api/eventos',
  '/gestion/api/sesion',
  '/gestion/catalogo',
  '/gestion/catalogo/media_objects',
];
const PIECES = [
  '%25zz',
  'a:b',
  ':x',
  '*',
  '(a)',
  '%7Bx%7D',
  '%C3%B1',
  '%F0%9F%8E%83',
  '%E2%80%AE',
  '%ED%A0%80',
  '%00',
  '%2e%2e',
  '%5c',
  '%2f',
  '..',
  '.',
  '[x]',
  '@',
  '__proto__',
  'constructor',
  'a'.repeat(130),
  '%c0%af',
  "'",
  '%3Cscript%3E',
  '_rsc',
  '%',
  '\\evil.example',
  '%25252e',
  'ΑΒΓ',
];
const QUERIES = [
  '?locale=xx',
  '?locale[]=ca',
  '?fecha=2026-02-31&centromedico=1&prueba=x',
  '?numcita=%00',
  '?numcita=a&numcita=b',
  '?busqueda=%ff%fe',
  `?busqueda=${'%C3%B1'.repeat(400)}`,
  '?__proto__[x]=1',
  '?page=-1',
  '?pagina=99999999999999999999',
  '?_rsc=1',
  '?%',
  '?=&&=',
  `?x=${'y'.repeat(9_000)}`,
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/x-component',
  'application/',
  ';',
  '\xff',
];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"a":1}',
  '{"__proto__":{"x":1}}',
  '{"busqueda":{"$gt":""}}',
  '{"locale":"es","draft":{"day":"2026-02-31","slot":{"start":"99:99"}}}',
  '{"username":"\\u0000","password":[]}',
  '{"tags":["x"]}',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  '--x\r\nContent-Disposition: form-data; name="1"\r\n\r\n["$@1"]\r\n--x--',
  'a=%zz&b',
  'Ds_SignatureVersion=x&Ds_MerchantParameters=%%%&Ds_Signature=1',
  '\x00\xff\xfe',
  '['.repeat(5_000),
  'x'.repeat(20_000),
  ' '.repeat(70_000),
  'y'.repeat(300_000),
];
const HEADERS: [string, string][] = [
  ['rsc', '1'],
  ['next-action', 'x'],
  ['next-router-state-tree', '%5B'],
  ['next-router-state-tree', '["",{}]'],
  ['next-router-prefetch', '1'],
  ['next-url', '/../x'],
  ['x-middleware-subrequest', 'middleware:middleware'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'same-origin'],
  ['cookie', 'sesion=x; cita=%; =; ;;'],
  ['cookie', `__Host-sesion=${'a'.repeat(4_000)}`],
  ['authorization', 'Bearer \xff'],
  ['accept-encoding', 'br;q=x, *;q=0'],
  ['accept-language', '*,;q=9'],
  ['if-none-match', '"'],
  ['range', 'bytes=99-1'],
  ['range', 'bytes=0-0,5-9999999999'],
  ['idempotency-key', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'],
  ['expect', '100-continue'],
  ['expect', 'nothing'],
  ['upgrade', 'websocket'],
  ['transfer-encoding', 'gzip'],
  ['te', 'trailers'],
  ['accept', 'text/x-component'],
  ['connection', 'keep-alive, cookie'],
  ['if-modified-since', 'yesterday'],
  ['content-encoding', 'gzip'],
];

/** One complete request that no browser would send: the promised body is sent in full. */
export function generateRequest(random: () => number, host: string): RawRequest {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const oddPath = (): string => {
    const segments = one(PATHS).split('/');
    const at = 1 + Math.floor(random() * segments.length);
    segments.splice(
      at,
      random() < 0.5 ? 1 : 0,
      ...Array.from({ length: 1 + Math.floor(random() * 2) }, () => one(PIECES)),
    );
    return segments.join('/');
  };
  const method = one(METHODS);
  const path = (random() < 0.5 ? one(PATHS) : oddPath()) + (random() < 0.3 ? one(QUERIES) : '');
  const headers: Record<string, string> = {
    host,
    'x-forwarded-for': `10.${one([1, 2, 3])}.0.${Math.floor(random() * 250)}`,
  };
  for (let count = Math.floor(random() * 3); count > 0; count--) {
    const [name, value] = one(HEADERS);
    headers[name] = value;
  }
  const hasBody = method === 'POST' || random() < 0.2;
  const body = Buffer.from(hasBody ? one(BODIES) : '', 'latin1');
  if (hasBody) {
    headers['content-type'] = one(TYPES);
    if (!headers['transfer-encoding']) headers['content-length'] = String(body.length);
  }
  return { method, path, headers, body };
}
