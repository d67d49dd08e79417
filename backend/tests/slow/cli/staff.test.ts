import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { staff } from '#cli/staff';
import { openStore } from '#open-store';
import { prepareBookings } from '#tests/support/booking-app';
import { copyBuiltDatabase } from '#tests/support/built-database';

describe('the staff commands', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'staff-'));
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('DATABASE_URL', undefined);
    await copyBuiltDatabase(path.join(folder, 'db'));
    const db = await openStore({ dataDir: folder });
    await prepareBookings(db);
    await db.close();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('create an account, list it, disable it and enable it again', async () => {
    const added = await staff.run(['add', 'Pilar@Clinica.test', '--role', 'reception', '--clinic', 'castello']);
    expect(added).toMatch(/^First password of pilar@clinica\.test, .*: \w{4}-\w{4}-\w{4}-\w{4}$/);
    expect(await staff.run(['list'])).toMatch(
      /pilar@clinica\.test\s+pilar\s+reception\s+castello\s+first password\s+no/,
    );
    expect(await staff.run(['disable', 'pilar@clinica.test'])).toBe('pilar@clinica.test is shut out.');
    expect(await staff.run(['list'])).toMatch(/castello\s+disabled/);
    expect(await staff.run(['reset', 'pilar@clinica.test'])).toMatch(/^First password of pilar@clinica\.test/);
    expect(await staff.run(['list'])).toMatch(/castello\s+first password/);
    await expect(staff.run(['add', 'pilar@clinica.test', '--role', 'editor'])).rejects.toThrow('an account of pilar');
  });

  it.each([
    [['add', 'pilar', '--role', 'reception'], 'Write "staff add name@clinic.example --role editor|reception|manager".'],
    [['add', 'ana@clinica.test', '--role', 'boss'], 'Write "staff add'],
    [['add', 'ana@clinica.test', '--role', 'editor', '--clinic', 'atlantis'], 'There is no clinic "atlantis".'],
    [['reset', 'nobody@clinica.test'], 'There is no account of nobody@clinica.test.'],
    [['disable', 'nobody@clinica.test'], 'There is no account of nobody@clinica.test.'],
    [['disable'], 'Write "staff disable name@clinic.example".'],
    [['list', 'all'], 'Write "staff list".'],
  ])('refuse %j with a sentence', async (args, sentence) => {
    await expect(staff.run(args)).rejects.toThrow(sentence);
  });
});
