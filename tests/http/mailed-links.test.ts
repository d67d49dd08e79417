import { expect, it } from 'vitest';
import { canonicalOf, get, LANGUAGES, ORIGIN, targetOf, textOf } from '../support/http-site';

const SECRET = 'AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA-_A';

/** The path of a redirect, with its fragment. */
const linkOf = (answer: Response): string => {
  const { pathname, search, hash } = new URL(answer.headers.get('location') ?? '', ORIGIN);
  return pathname + search + hash;
};

const PARTS = [
  ['/cita', SECRET],
  ['/espera', SECRET],
  ['/profesionales/nueva-contrasena', `token=${SECRET}`],
] as const;

it.each(LANGUAGES)(
  'a mailed link whose # is encoded leads to its page, and is not stored, in %s',
  async (_, prefix) => {
    for (const [path, secret] of PARTS) {
      for (const hash of ['%23', '%2523']) {
        const answer = await get(`${prefix}${path}${hash}${secret}?utm_source=mail`);
        expect([answer.status, linkOf(answer)]).toEqual([303, `${prefix}${path}#${secret}`]);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
        expect(await answer.text()).not.toContain('<html');
      }
      const damaged = await get(`${prefix}${path}%23${secret.slice(0, 20)}`);
      expect([damaged.status, linkOf(damaged)]).toEqual([303, `${prefix}${path}`]);
      expect((await get(prefix + path)).headers.get('referrer-policy')).toBe('no-referrer');
    }
  },
);

it('a page with other letters has one address, percent-encoded in its head', async () => {
  const canonical = '/ca/actualidad/col%C2%B7laboracio-amb-les-universitats';
  for (const other of [
    canonical.toLowerCase(),
    canonical.replace('/ca/', '/CA/'),
    canonical.replace('laboracio', 'LABORACIO'),
  ]) {
    const answer = await get(other);
    expect([answer.status, targetOf(answer)]).toEqual([308, canonical]);
  }
  expect(canonicalOf(await textOf(canonical))).toBe(canonical);
});
