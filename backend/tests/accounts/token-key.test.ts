import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTokenKeys } from '#accounts/tokens';

describe('the token key', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'token-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is derived from the secret, identically everywhere, and writes no file', async () => {
    const [here] = await readTokenKeys('s'.repeat(32), folder);
    const [there] = await readTokenKeys('s'.repeat(32), '/nowhere');
    expect(here).toHaveLength(32);
    expect(here).toEqual(there);
    expect([here]).not.toEqual(await readTokenKeys('t'.repeat(32), folder));
    expect(() => statSync(path.join(folder, 'token-key'))).toThrow();
  });

  it('has one key per secret during a rotation, the new one first', async () => {
    const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
    const [oldKey, newKey] = [await readTokenKeys(older, folder), await readTokenKeys(newer, folder)];
    expect(await readTokenKeys(`${newer},${older}`, folder)).toEqual([...newKey, ...oldKey]);
  });

  it('is otherwise generated once and readable by this user only', async () => {
    const data = path.join(folder, 'data');
    const both = await Promise.all([readTokenKeys(undefined, data), readTokenKeys(undefined, data)]);
    const [first, second] = both.flat();
    expect(first).toHaveLength(32);
    expect(Buffer.from(second ?? [])).toEqual(Buffer.from(first ?? []));
    expect(statSync(path.join(data, 'token-key')).mode & 0o777).toBe(0o600);
  });

  it('reports a damaged file', async () => {
    writeFileSync(path.join(folder, 'token-key'), 'half');
    await expect(readTokenKeys(undefined, folder)).rejects.toThrow(/damaged/);
  });
});
