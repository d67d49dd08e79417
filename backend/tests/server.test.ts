import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ownFile } from '#own-folder';
import { ACCEPTED } from '#tests/support/accepted';
import { normalRequest } from '#tests/support/booking-app';
import { bundlePrograms } from '#tests/support/program';

const programs = await bundlePrograms('server.ts', 'cli.ts', 'media/render-process.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'));
const environment = { ...process.env, DATA_DIR: folder, BACKEND_PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'silent' };

type Ended = { code: number | null; output: string; complaints: string };

/** Runs a file of the backend; `ended` resolves with all it said. */
function run(file: string, args: string[] = [], more: Record<string, string> = {}) {
  const child = spawn('node', [programs.programOf(file), ...args], {
    cwd: ownFile(),
    env: { ...environment, ...more },
  });
  const said: Ended = { code: null, output: '', complaints: '' };
  child.stdout.on('data', (data) => {
    said.output += data;
  });
  child.stderr.on('data', (data) => {
    said.complaints += data;
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ ...said, code })));
  return { child, ended, said };
}

/** Address of the server once it says it listens. */
const listening = ({ child, ended }: { child: ChildProcess; ended: Promise<Ended> }): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
      const found = /^backend listening on (http:\/\/127\.0\.0\.1:\d+)\n/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
    void ended.then(({ complaints }) => reject(new Error(complaints)));
  });

describe('the backend as a process', () => {
  let server: ReturnType<typeof run>;
  let origin: string;
  beforeAll(async () => {
    server = run('server.ts');
    origin = await listening(server);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true });
    programs.remove();
  });

  it('says how the first account of the desk is made, as long as there is none', async () => {
    const how = 'npm run backend -- staff add you@clinic.example --role manager';
    await vi.waitFor(() => expect(server.said.output).toContain(how), { timeout: 10_000 });
  });

  it('starts on an empty folder with the whole demo catalogue', async () => {
    const count = async (list: string): Promise<number> => {
      const body = (await (await fetch(`${origin}/api/${list}`)).json()) as { 'hydra:totalItems': number };
      return body['hydra:totalItems'];
    };
    expect(await count('centromedicos?otro=0')).toBeGreaterThanOrEqual(9);
    expect(await count('centromedicos?otro=1')).toBeGreaterThanOrEqual(12);
    expect(await count('especialidads')).toBeGreaterThanOrEqual(40);
    expect(await count('medicos')).toBeGreaterThanOrEqual(60);
    expect(await count('pruebas')).toBeGreaterThanOrEqual(30);
    expect(await count('productos')).toBeGreaterThanOrEqual(24);
    const posts = await fetch(`${origin}/wp-json/wp/v2/posts`);
    expect(Number(posts.headers.get('x-wp-total'))).toBeGreaterThanOrEqual(20);
  });

  it('keeps an idle connection for longer than those who ask do, so that no write meets one being closed', async () => {
    const { headers } = await fetch(`${origin}/api/especialidads/1`);
    expect(headers.get('keep-alive')).toBe('timeout=65');
  });

  it('renders a picture of the catalogue, once', async () => {
    const response = await fetch(`${origin}/api/centromedicos/1/fotografia`);
    const { contentUrl } = (await response.json()) as { contentUrl: string };
    const bytes = new Uint8Array(await (await fetch(origin + contentUrl)).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const files = readdirSync(path.join(folder, 'media')).map((name) => readFileSync(path.join(folder, 'media', name)));
    expect(files.some((file) => file.equals(bytes))).toBe(true);
  });

  /** A speciality that the first clinic of the demo offers. */
  const offeredSpeciality = async () => {
    const answer = await fetch(`${origin}/api/centromedicos/1/especialidads`, {
      headers: { Accept: 'application/json' },
    });
    const [first] = (await answer.json()) as { id: number }[];
    return String(first?.id);
  };

  it('writes the mails of a request as files where there is no mail server', async () => {
    const response = await fetch(`${origin}/api/citas/solicitar`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(normalRequest({ especialidad: await offeredSpeciality() })),
    });
    expect(await response.json()).toEqual(ACCEPTED);
    const mails = () => (existsSync(`${folder}/mail`) ? readdirSync(`${folder}/mail`) : []);
    await expect.poll(() => mails().filter((file) => file.endsWith('.eml')).length, { timeout: 15_000 }).toBe(2);
  });

  it('refuses a second process on its folder with a sentence', async () => {
    const { code, complaints } = await run('server.ts').ended;
    expect(code).toBe(1);
    expect(complaints).toBe(`Another process is using the database in ${folder}/db: stop it first.\n`);
  }, 20_000);

  it('refuses a bad environment with a sentence that names the value', async () => {
    const { code, complaints } = await run('server.ts', [], { BACKEND_PORT: 'http' }).ended;
    expect(code).toBe(1);
    expect(complaints).toContain('BACKEND_PORT is not usable');
  }, 20_000);

  it('lets the operator export and import while it runs, and tells the site what changed', async () => {
    const site = await new Loopback().start();
    const told: string[] = [];
    const seen: unknown[] = [];
    const read = async (id: number) => (await fetch(`${origin}/api/centromedicos/${id}`)).json();
    const operator = (...args: string[]) =>
      run('cli.ts', args, { SITE_URL: site.origin, REVALIDATE_SECRET: 'x'.repeat(32) }).ended;
    const content = path.join(folder, 'running');
    expect((await operator('export-content', content)).complaints).toBe('');
    const file = path.join(content, 'centromedicos/valencia-centro.json');
    const clinic = JSON.parse(readFileSync(file, 'utf8'));
    clinic.nombre.es = 'Clínica recién pintada';
    writeFileSync(file, JSON.stringify(clinic));
    // A notified site asks at once, and must not be given what was there before, however often others ask.
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
  }, 90_000);

  it('stops with 0 on SIGTERM, and the operator then exports, changes and imports the catalogue', async () => {
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);

    expect((await run('cli.ts', ['mails']).ended).output).toMatch(/^mail +status .*\n0 in all\.\n$/);
    expect((await run('cli.ts', ['payments']).ended).output).toMatch(/^status +order .*\n0 in all\.\n$/);
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
  }, 90_000);

  it('lists the commands there are and refuses any other', async () => {
    expect((await run('cli.ts', ['help']).ended).output).toContain('export-content FOLDER');
    const { code, complaints } = await run('cli.ts', ['backups']).ended;
    expect(code).toBe(1);
    expect(complaints).toContain('There is no command "backups".');
    expect((await run('cli.ts', ['mails', '--all']).ended).complaints).toContain('Write "mails" or');
  }, 20_000);
});
