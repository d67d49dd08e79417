import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ACCEPTED } from '#tests/support/accepted';
import { serverOfFile } from '#tests/support/backend-process';
import { normalRequest } from '#tests/support/booking-requests';
import { copyBuiltDatabase } from '#tests/support/built-database';

const folder = mkdtempSync(path.join(tmpdir(), 'server-test-'));
await copyBuiltDatabase(path.join(folder, 'db'));
const { run, started } = await serverOfFile(folder);

describe('the backend as a process', () => {
  it('explains how to create the first desk account while there is none', async () => {
    const how = 'npm run backend -- staff add you@clinic.example --role manager';
    await vi.waitFor(() => expect(started.server.said.output).toContain(how), { timeout: 10_000 });
  });

  it('keeps idle connections longer than its clients do, so that no write meets a closing one', async () => {
    const { headers } = await fetch(`${started.origin}/api/especialidads/1`);
    expect(headers.get('keep-alive')).toBe('timeout=65');
  });

  it('renders a catalogue picture once', async () => {
    const response = await fetch(`${started.origin}/api/centromedicos/1/fotografia`);
    const { contentUrl } = (await response.json()) as { contentUrl: string };
    const bytes = new Uint8Array(await (await fetch(started.origin + contentUrl)).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const files = readdirSync(path.join(folder, 'media')).map((name) => readFileSync(path.join(folder, 'media', name)));
    expect(files.some((file) => file.equals(bytes))).toBe(true);
  });

  /** A speciality that the first clinic of the demo offers. */
  const offeredSpeciality = async () => {
    const answer = await fetch(`${started.origin}/api/centromedicos/1/especialidads`, {
      headers: { Accept: 'application/json' },
    });
    const [first] = (await answer.json()) as { id: number }[];
    return String(first?.id);
  };

  it('writes the mails of a request to files without a mail server', async () => {
    const response = await fetch(`${started.origin}/api/citas/solicitar`, {
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
  });

  it('refuses an invalid environment with a sentence that names the value', async () => {
    const { code, complaints } = await run('server.ts', [], { BACKEND_PORT: 'http' }).ended;
    expect(code).toBe(1);
    expect(complaints).toContain('BACKEND_PORT is not usable');
  });

  it('lists its commands and refuses unknown ones', async () => {
    expect((await run('cli.ts', ['help']).ended).output).toContain('export-content FOLDER');
    const { code, complaints } = await run('cli.ts', ['backups']).ended;
    expect(code).toBe(1);
    expect(complaints).toContain('There is no command "backups".');
    expect((await run('cli.ts', ['mails', '--all']).ended).complaints).toContain('Write "mails" or');
  });

  it('exits with 0 on SIGTERM', async () => {
    started.server.child.kill('SIGTERM');
    expect((await started.server.ended).code).toBe(0);
  });
});
