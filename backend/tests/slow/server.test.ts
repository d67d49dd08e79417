import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { describe, expect, it } from 'vitest';
import { serverOfFile } from '#tests/support/backend-process';

const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'));
const { run, started } = await serverOfFile(folder);

describe('the backend on an empty folder', () => {
  it('starts with the whole demo catalogue', async () => {
    const count = async (list: string): Promise<number> => {
      const body = (await (await fetch(`${started.origin}/api/${list}`)).json()) as { 'hydra:totalItems': number };
      return body['hydra:totalItems'];
    };
    expect(await count('centromedicos?otro=0')).toBeGreaterThanOrEqual(9);
    expect(await count('centromedicos?otro=1')).toBeGreaterThanOrEqual(12);
    expect(await count('especialidads')).toBeGreaterThanOrEqual(40);
    expect(await count('medicos')).toBeGreaterThanOrEqual(60);
    expect(await count('pruebas')).toBeGreaterThanOrEqual(30);
    expect(await count('productos')).toBeGreaterThanOrEqual(24);
    const posts = await fetch(`${started.origin}/wp-json/wp/v2/posts`);
    expect(Number(posts.headers.get('x-wp-total'))).toBeGreaterThanOrEqual(20);
  });

  it('lets the operator list, export and import while it runs, and notifies the site of changes', async () => {
    const site = await new Loopback().start();
    const told: string[] = [];
    const seen: unknown[] = [];
    const read = async (id: number) => (await fetch(`${started.origin}/api/centromedicos/${id}`)).json();
    const operator = (...args: string[]) =>
      run('cli.ts', args, { SITE_URL: site.origin, REVALIDATE_SECRET: 'x'.repeat(32) }).ended;
    expect((await operator('mails')).output).toMatch(/^mail +status .*\n0 in all\.\n$/);
    expect((await operator('payments')).output).toMatch(/^status +order .*\n0 in all\.\n$/);
    const content = path.join(folder, 'running');
    expect((await operator('export-content', content)).complaints).toBe('');
    const file = path.join(content, 'centromedicos/valencia-centro.json');
    const clinic = JSON.parse(readFileSync(file, 'utf8'));
    clinic.nombre.es = 'Clínica recién pintada';
    writeFileSync(file, JSON.stringify(clinic));
    // A notified site reads at once, and must not get the previous state, however often others read.
    site.answer = (request, response) => {
      request.on('data', (data) => told.push(String(data)));
      request.on('end', async () => json(response, 200, seen.push(await read(clinic.id))));
    };
    const visitors = setInterval(() => void read(clinic.id).catch(() => undefined), 50);
    const imported = await operator('import-content', content);
    clearInterval(visitors);
    expect([imported.code, imported.complaints]).toEqual([0, '']);
    expect(told.map((body) => JSON.parse(body))).toEqual([{ tags: ['centromedicos'] }]);
    expect(seen).toMatchObject([{ nombre: 'Clínica recién pintada' }]);
    await site.stop();
  });

  it('exits with 0 on SIGTERM, and the operator then exports, changes and imports the catalogue', async () => {
    started.server.child.kill('SIGTERM');
    expect((await started.server.ended).code).toBe(0);

    const content = path.join(folder, 'content');
    const operate = (command: string) => run('cli.ts', [command, content]).ended;
    expect((await operate('export-content')).output).toContain(`records to ${content}.`);
    expect((await operate('export-content')).complaints).toContain('is not empty');
    expect(readdirSync(path.join(content, 'centromedicos')).length).toBeGreaterThanOrEqual(21);

    const posts = path.join(content, 'posts');
    rmSync(posts, { recursive: true });
    mkdirSync(posts);
    writeFileSync(path.join(posts, 'uno.json'), '{ "id": 1 }');
    const refused = await operate('import-content');
    expect([refused.code, refused.complaints.split('\n')[0]]).toEqual([1, 'The content cannot be used.']);

    rmSync(path.join(posts, 'uno.json'));
    expect((await operate('import-content')).output).toContain(`records from ${content}.`);
    expect((await run('cli.ts', ['seed']).ended).output).toBe(
      'The database already has a catalogue: nothing was written.\n',
    );
  });
});
