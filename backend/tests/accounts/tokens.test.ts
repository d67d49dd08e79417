import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokens } from '#accounts/tokens';
import { type AccountsApp, openAccountsApp } from '#tests/support/accounts-app';
import { engines } from '#tests/support/backend-engines';

const keyOf = (letter: string): Uint8Array => new Uint8Array(32).fill(letter.charCodeAt(0));
const [OLD, NEW] = [keyOf('o'), keyOf('n')];
const now = () => new Date();

describe.each(engines.slice(0, 1))('tokens during a rotation of the secret ($name)', (engine) => {
  let test: AccountsApp;
  beforeAll(async () => {
    test = await openAccountsApp(engine);
  });
  afterAll(() => test.close());

  const issuedBy = async (key: Uint8Array): Promise<string> => {
    await test.reset();
    await test.addSettled('ana@clinica.test');
    const [account] = await test.db.query<{ id: number; email: string; passwordHash: string }>(
      'select id, email, password_hash as "passwordHash" from professional',
    );
    if (!account) throw new Error('There is no account.');
    return (await test.db.tx((tx) => createTokens([key], now).issue(tx, account))) ?? '';
  };
  const readBy = (keys: Uint8Array[], token: string) => createTokens(keys, now).read(test.db, token);

  it('accepts sessions of the old secret until it is removed', async () => {
    const token = await issuedBy(OLD);
    expect(await readBy([NEW, OLD], token)).toMatchObject({ professional: { email: 'ana@clinica.test' } });
    expect(await readBy([NEW], token)).toBe('invalid');
  });

  it('signs with the first secret', async () => {
    const token = (await issuedBy(NEW)) || 'none';
    expect(await readBy([NEW], token)).toMatchObject({ professional: { email: 'ana@clinica.test' } });
    expect(await readBy([OLD], token)).toBe('invalid');
  });
});
