import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startConfiguredUpstream } from './configured-upstream';
import { PORTS } from './ports';
import { startSite } from './site';

export type ConfiguredSite = { origin: string; upstreamOrigin: string; stop: () => Promise<void> };

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CELLS = ['Unidad de resonancia', 'Lunes a viernes', 'Tardes', 'Sábados', 'Preparación', 'Recogida'];
const TABLE = `<table><tr>${CELLS.map((cell) => `<th>${cell}</th>`).join('')}</tr><tr>${CELLS.map((cell) => `<td>${cell} completa</td>`).join('')}</tr></table>`;

/** A text as an operator writes it: a wide table, and pictures from anywhere. */
const textWith = (pictureHost: string): string =>
  [
    '<p>Texto editado.</p>',
    TABLE,
    '<p><img src="uploads/plano" alt="Plano de acceso"></p>',
    '<p><img src="https://pictures.example.test/a.png" alt="Fachada vista desde la plaza"></p>',
    '<p><img src="/media/facade-valencia-centro.jpg" alt="La fachada"></p>',
    `<p><img src="${pictureHost}/b.png" alt="Un punto"></p>`,
  ].join('');

/**
 * Starts a site with every third-party service configured and with edited texts, in front of the backend of the run.
 */
export async function startConfiguredSite(port: number): Promise<ConfiguredSite> {
  const pictures = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(DOT),
  );
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  const pictureHost = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  const text = textWith(pictureHost);
  const upstream = await startConfiguredUpstream(PORTS.backend, [
    { paths: /^\/api\/configuracions/, fields: { analytics: 'G-TEST12345', hotjar: '1234567' } },
    { paths: /^\/api\/paginas\/[^/]+\/banners/, fields: { nombre: 'Medicina Estética' } },
    { paths: /^\/api\/paginas\?/, fields: { contenido: text } },
    { paths: /^\/api\/centromedicos\?/, fields: { descripcion: text, otrotecnologia: TABLE, horarios: null } },
    { paths: /^\/api\/especialidads\?/, fields: { descripcion: text, textomensaje1: TABLE } },
    { paths: /^\/api\/pruebas\?/, fields: { descripcion: text, texto1: TABLE, texto2: TABLE, texto3izq: TABLE } },
    {
      paths: /^\/api\/productos\?/,
      fields: { descripcion: text, textoizquierda: TABLE, textoderecha: TABLE, condiciones: TABLE },
    },
  ]);
  const site = await startSite({
    apiUrl: upstream.origin,
    port,
    env: {
      PIXEL_ID: '123456789012345',
      SEAL_SCRIPT_URL: 'https://seal.example.test/seal.js',
      GOOGLE_MAPS_API_KEY: 'test-key',
      PICTURE_HOSTS: pictureHost,
    },
  });
  const stop = async () => {
    await site.stop();
    await upstream.close();
    pictures.closeAllConnections();
    pictures.close();
  };
  return { origin: site.origin, upstreamOrigin: upstream.origin, stop };
}
