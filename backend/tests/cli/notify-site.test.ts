import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifySite } from '#cli/notify-site';
import { parseBackendEnv } from '#env';

const SECRET = 'a-secret-of-more-than-32-characters!';
const site = new Loopback();
let folder: string;
let lines: string[];
let bodies: string[];

beforeAll(() => site.start());
afterAll(() => site.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'notifySite-'));
  lines = [];
  bodies = [];
  site.calls.length = 0;
  site.headers.length = 0;
  site.answer = (request, response) => {
    request.on('data', (data) => bodies.push(String(data))).on('end', () => json(response, 200, {}));
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const envOf = (more: Record<string, string> = {}) =>
  parseBackendEnv({ DATA_DIR: folder, SITE_URL: site.origin, REVALIDATE_SECRET: SECRET, ...more });
const tell = (env = envOf(), changed: Parameters<typeof notifySite>[1] = ['medicos', 'posts']) =>
  notifySite(env, changed, (line) => lines.push(line), 0);

describe('the notification of the site about changes', () => {
  it('sends the names of the resources with the secret', async () => {
    await tell();
    expect(site.calls).toEqual(['POST /api/revalidate']);
    expect(site.headers[0]).toMatchObject({ authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' });
    expect(JSON.parse(bodies.join(''))).toEqual({ tags: ['medicos', 'posts'] });
    expect(lines).toEqual([]);
  });

  it("finds the site's secret beside the embedded database, and the site by its port", async () => {
    writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ REVALIDATE_SECRET: SECRET }));
    await tell(envOf({ REVALIDATE_SECRET: '', SITE_URL: '', PORT: new URL(site.origin).port }));
    expect(site.headers[0]?.authorization).toBe(`Bearer ${SECRET}`);
  });

  it('is skipped without a change or without a secret', async () => {
    await tell(envOf(), []);
    await tell(envOf({ REVALIDATE_SECRET: '' }));
    writeFileSync(path.join(folder, 'secrets.json'), 'half a fi');
    await tell(envOf({ REVALIDATE_SECRET: '' }));
    expect([site.calls, lines]).toEqual([[], []]);
  });

  it('reports in one line why the site could not be notified, without the secret', async () => {
    site.answer = (_request, response) => json(response, 401, {});
    await tell();
    site.answer = (_request, response) => response.writeHead(302, { location: '/api/revalidate' }).end();
    await tell();
    await tell(envOf({ SITE_URL: 'http://127.0.0.1:9' }));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      `The site at ${site.origin} could not be told (it answered 401): it shows the change within a minute.`,
    );
    expect(lines.join(' ')).not.toContain(SECRET);
  });
});
