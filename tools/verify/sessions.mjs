// verify:security -- sessions: sessions forged in fifty ways, and other sealed cookies sent as the session.
import { createHmac, randomBytes } from 'node:crypto';
import { base64url, EncryptJWT, SignJWT, UnsecuredJWT } from 'jose';
import { NEW_PASSWORD, pairsOf, sessionRequests } from '../../tests/support/session-requests.ts';
import { rowOf } from './board.mjs';
import { withStage } from './stage.mjs';

const EMAIL = 'marta@clinica.test';

export async function sessionRows() {
  return await withStage({ emails: [EMAIL] }, async ({ site, backend }) => {
    const { ask, logIn } = sessionRequests(() => site.origin);
    const first = await logIn(EMAIL, backend.passwords.get(EMAIL));
    const change = { oldPassword: backend.passwords.get(EMAIL), password: NEW_PASSWORD, acceptsTerms: true };
    await ask('/api/profesionales/upgradepassword', { body: change, cookie: pairsOf(first).join('; ') });
    const pairs = pairsOf(await logIn(EMAIL, NEW_PASSWORD));
    const cookieNamed = (name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
    const good = cookieNamed('pro');
    const lets = async (pro) => {
      const cookie = `pro=${pro}; profesional=1`;
      const session = await ask('/api/profesional/sesion', { method: 'GET', cookie });
      const own = await ask('/api/profesionales/misdatos', { body: {}, cookie });
      return session.status === 200 || own.status === 200;
    };
    const forged = await forgeries(good, {
      browser: cookieNamed('pro-navegador'),
      firstPassword: cookieNamed('pro-clave'),
    });
    const through = [];
    for (const [name, value] of forged) if (await lets(value)) through.push(name);
    const isGoodLetIn = await lets(good);
    return [
      rowOf({
        what: `sessions forged in ${forged.length} ways`,
        bar: '0 through, of 50 or more',
        figure: `${through.length} through${through.length > 0 ? `: ${through.join(', ')}` : ''}`,
        isRight: through.length === 0 && forged.length >= 50,
        control: { figure: `the session itself: ${isGoodLetIn ? '1 through' : '0 through'}`, isRight: !isGoodLetIn },
      }),
    ];
  });
}

const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  username: EMAIL,
  name: 'Dra. Marta',
  token: 'a.b.c',
  next: 'portal',
  jti: randomBytes(16).toString('base64url'),
  ends: now() + 3_600,
});
const encoded = (value) => base64url.encode(JSON.stringify(value));

async function forgeries(good, { browser, firstPassword }) {
  const parts = good.split('.');
  const altered = (at, change) => parts.map((part, index) => (index === at ? change(part) : part)).join('.');
  const flip = (part) => (part === '' ? 'AAAA' : `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`);
  const names = ['header', 'key', 'nonce', 'text', 'tag'];
  /** All claims except the key, which is empty where both sides know it. */
  const filled = names.map((name, at) => [name, at]).filter(([name]) => name !== 'key');
  return [
    ...names.map((name, at) => [`${name} altered`, altered(at, flip)]),
    ...filled.map(([name, at]) => [`${name} left out`, altered(at, () => '')]),
    ...filled.map(([name, at]) => [`${name} cut short`, altered(at, (part) => part.slice(0, -4))]),
    ...filled.map(([name, at]) => [`${name} doubled`, altered(at, (part) => part + part)]),
    ...(await encrypted()),
    ...(await signed()),
    ['another header, the same text', altered(0, () => encoded({ alg: 'dir', enc: 'A128GCM' }))],
    ['compressed', altered(0, () => encoded({ alg: 'dir', enc: 'A256GCM', zip: 'DEF' }))],
    ['algorithm none', altered(0, () => encoded({ alg: 'none', enc: 'A256GCM' }))],
    ['critical header', altered(0, () => encoded({ alg: 'dir', enc: 'A256GCM', crit: ['exp'] }))],
    ['parts in another order', parts.toReversed().join('.')],
    ['a part more', `${good}.AAAA`],
    ['in small letters', good.toLowerCase()],
    ['in capitals', good.toUpperCase()],
    ['percent-encoded', good.replaceAll('.', '%2E')],
    ['backwards', [...good].toReversed().join('')],
    [
      'another tag of the right length',
      altered(4, (part) => randomBytes(16).toString('base64url').slice(0, part.length)),
    ],
    ['another nonce of the right length', altered(2, () => randomBytes(12).toString('base64url'))],
    ['quoted', `"${good}x"`],
    ['the cookie of a known browser', browser],
    ['the cookie of a first password', firstPassword || 'x.x.x.x.x'],
    ['JSON', encodeURIComponent(JSON.stringify(claims()))],
    ['base64url of JSON', encoded(claims())],
    ['empty', ''],
    ['one letter', 'x'],
    ['dots', '....'],
    ['very long', 'A'.repeat(3_900)],
    ['a prototype', '__proto__'],
  ];
}

/** Sealed like a session, with keys that an attacker might try. */
function encrypted() {
  const keys = {
    zeros: new Uint8Array(32),
    'the name of the cookie': new TextEncoder().encode('pro'.padEnd(32, '\0')),
    random: new Uint8Array(randomBytes(32)),
    'a hash of the name': new Uint8Array(createHmac('sha256', '').update('pro').digest()),
  };
  return Promise.all(
    Object.entries(keys).flatMap(([name, key]) =>
      [now() + 3_600, now() - 10].map(async (exp) => [
        `sealed with ${name}, ends ${exp > now() ? 'later' : 'before'}`,
        await new EncryptJWT(claims())
          .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
          .setExpirationTime(exp)
          .encrypt(key),
      ]),
    ),
  );
}

/** Signed only, or not at all. */
async function signed() {
  const key = new TextEncoder().encode('a-secret-that-somebody-might-guess');
  const unsecured = new UnsecuredJWT(claims()).setExpirationTime('1h').encode();
  return [
    ['unsecured', unsecured],
    ['unsecured with five parts', `${unsecured}..`],
    ...(await Promise.all(
      ['HS256', 'HS384', 'HS512'].map(async (alg) => [
        `signed ${alg}`,
        await new SignJWT(claims()).setProtectedHeader({ alg }).setExpirationTime('1h').sign(key),
      ]),
    )),
  ];
}
