import { type OwnBackend, startOwnBackend } from './separate-backend';
import { type Site, startSite } from './site';

type Settings = {
  /** Professionals on their first access, by e-mail. */
  professionals?: string[];
  /** Settings of the backend. */
  backend?: Record<string, string>;
  /** Operator's commands on the empty database. Without any, it holds the demo catalogue. */
  before?: string[][];
  /** Settings of the site. */
  site?: Record<string, string>;
};

export type Stack = Site & { backend: OwnBackend; apiUrl: string };

/** Starts a site at `port` and its backend at the next one. The site is ready: it has read every list. */
export async function startStack(port: number, settings: Settings = {}): Promise<Stack> {
  const { professionals = [], backend: own, before, site: more } = settings;
  const siteUrl = { SITE_URL: `http://localhost:${port}` };
  const backend = await startOwnBackend(port + 1, professionals, { ...siteUrl, ...own }, before);
  const apiUrl = `http://127.0.0.1:${port + 1}`;
  const site = await startSite({ apiUrl, port, env: more });
  await untilReady(site.origin);
  return {
    ...site,
    apiUrl,
    backend,
    stop: async () => {
      await site.stop();
      await backend.stop();
    },
  };
}

const READY_MS = 180_000;

async function untilReady(origin: string): Promise<void> {
  for (const until = Date.now() + READY_MS; Date.now() < until; ) {
    const answer = await fetch(`${origin}/salud/listo`);
    if (answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site was not ready within ${READY_MS / 1000} s.`);
}
