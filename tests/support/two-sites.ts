import http from 'node:http';
import { vi } from 'vitest';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { aBooking } from './appointment';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy';
import { openDay } from './open-day';
import { PORTS } from './ports';
import { startRedis, type TestRedis } from './redis';
import { type OwnBackend, startOwnBackend } from './separate-backend';
import { SECRET, type Site, startSite } from './site';

export type TwoSites = {
  backend: OwnBackend;
  /** The line between both sites and their backend. */
  upstream: FaultyProxy;
  redis: TestRedis;
  sites: [Site, Site];
  stop: () => Promise<void>;
};

const CONSENT = { research: '1', notifications: '0', paysOnline: true };

/** Two sites as on two machines, which share a backend and a Redis, connected by TLS with its own password. */
export async function startTwoSites(emails: string[]): Promise<TwoSites> {
  const publicOrigin = `http://localhost:${PORTS.twoSites}`;
  const backendPort = PORTS.twoSites + 2;
  const redis = await startRedis(PORTS.twoSitesRedis, true);
  const backend = await startOwnBackend(backendPort, emails, {
    SITE_URL: publicOrigin,
    REVALIDATE_SECRET: SECRET,
  });
  const upstream = await startFaultyProxy(backendPort);
  const env = { SITE_URL: publicOrigin, ...redis.env, TRUSTED_PROXY_HOPS: '1' };
  const start = (port: number) => startSite({ apiUrl: upstream.origin, port, env });
  const one = await start(PORTS.twoSites);
  const other = await start(PORTS.twoSites + 1);
  const sites: [Site, Site] = [one, other];
  for (const site of sites) await vi.waitUntil(() => isReady(site), { timeout: 60_000, interval: 100 });
  return {
    backend,
    upstream,
    redis,
    sites,
    stop: async () => {
      await Promise.all([one.stop(), other.stop()]);
      await upstream.close();
      await backend.stop();
      await redis.stop();
    },
  };
}

const isReady = async (site: Site): Promise<boolean> => (await ask(site, '/salud/listo')).status === 200;

/** A site, wherever it was started. */
type At = Pick<Site, 'origin'>;
type Answered = { status: number; text: string; cookies: string[]; location: string | undefined };
type Asked = { method?: string; body?: unknown; headers?: Record<string, string> };

/** Sends a request on a new connection. */
export function ask(site: At, path: string, { method, body, headers }: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = { method: method ?? (body === undefined ? 'GET' : 'POST'), headers: { ...type, ...headers } };
    const request = http.request(site.origin + path, { ...options, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, cookies, location: answer.headers.location }),
      );
    });
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Books an hour of a test with one seat at the first clinic, under this attempt key. */
export const book = (
  site: At,
  hour: { day: string; slot: string },
  key: string,
  { draft = {}, headers = {} }: { draft?: Partial<AppointmentDraft>; headers?: Record<string, string> } = {},
): Promise<Answered> =>
  ask(site, '/api/citas/solicitar', {
    headers: { 'idempotency-key': key, ...headers },
    body: {
      locale: 'es',
      draft: aBooking({ clinicId: '1', type: 'pcrVariant', ...hour, ...draft }),
      consent: CONSENT,
    },
  });

/** The free hours of a Monday this number of weeks from now, as the form sends them. */
export async function freeHours(
  site: At,
  weeks: number,
  test = 'pcrVariant',
): Promise<{ day: string; slot: string }[]> {
  const day = openDay(1, weeks);
  const { text } = await ask(site, `/api/citas/buscarhuecos?centromedico=1&fecha=${day}&prueba=${test}`);
  const { offer } = JSON.parse(text) as { offer: { slots: { start: string; end: string }[] } };
  return offer.slots.map(({ start, end }) => ({ day, slot: `${start}-${end}` }));
}
