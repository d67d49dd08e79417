import { describe, expect, it } from 'vitest';
import { DUMMY_HASH, hashPassword, isPassword } from '#accounts/passwords';
import { BusyError } from '#accounts/semaphore';

const parametersOf = (hash: string) => hash.split('$').slice(1, 4);

describe('a password', () => {
  it('is stored as an argon2id hash with a new salt each time, and verifies against it', async () => {
    const [first, second] = await Promise.all([hashPassword('acordeón'), hashPassword('acordeón')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await isPassword('acordeo\u0301n', first)).toBe(true);
    expect(await isPassword('acordeon', first)).toBe(false);
  });

  it('takes as long to verify for an unknown account, and never matches', async () => {
    expect(parametersOf(DUMMY_HASH)).toEqual(parametersOf(await hashPassword('x')));
    expect(await isPassword('x', null)).toBe(false);
  });

  it('is verified by a bounded number of hashes at a time', async () => {
    const rush = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword('x', null)));
    const refused = rush.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBe(60 - 34);
    expect(refused.every(({ reason }) => reason instanceof BusyError)).toBe(true);
  });
});
