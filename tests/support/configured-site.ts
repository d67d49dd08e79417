import { startConfiguredUpstream } from './configured-upstream';
import { PORTS } from './ports';
import { startSite } from './site';

export type ConfiguredSite = { origin: string; stop: () => Promise<void> };

/** The site with every service of others configured, at a port of its own. */
export async function startConfiguredSite(port: number): Promise<ConfiguredSite> {
  const upstream = await startConfiguredUpstream(PORTS.backend, [
    { paths: /^\/api\/configuracions/, fields: { analytics: 'G-TEST12345', hotjar: '1234567' } },
    { paths: /^\/api\/paginas\/[^/]+\/banners/, fields: { nombre: 'Medicina Estética' } },
  ]);
  const site = await startSite({
    apiUrl: upstream.origin,
    port,
    env: {
      PIXEL_ID: '123456789012345',
      SEAL_SCRIPT_URL: 'https://seal.example.test/seal.js',
      GOOGLE_MAPS_API_KEY: 'test-key',
    },
  });
  const stop = async () => {
    await site.stop();
    await upstream.close();
  };
  return { origin: site.origin, stop };
}
