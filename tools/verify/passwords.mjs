// verify:security -- passwords: a password guessed from hundreds of addresses. Ten guesses are checked, and the owner
// still gets in.
import { readdirSync, readFileSync } from 'node:fs';
import { startFaultyProxy } from '../../tests/support/faulty-proxy.ts';
import { NEW_PASSWORD, pairsOf, sessionRequests } from '../../tests/support/session-requests.ts';
import { rowOf } from './board.mjs';
import { inParallel, withStage } from './stage.mjs';
import { textOf, withWeakServer } from './weak-server.mjs';

const EMAIL = 'marta@clinica.test';
const GUESSES = 400;
const AT_ONCE = 10;
const MAX_CHECKED = 10;
const CHOSEN = 'otra frase bien larga y nueva';

export async function passwordRows() {
  const ours = await withStage({ emails: [EMAIL], between: startFaultyProxy }, attackAndReturn);
  const weak = await withWeakServer(checkEverything, ({ origin }) => guess(origin));
  return [
    rowOf({
      what: `${GUESSES} passwords guessed for one account from as many addresses`,
      bar: 'at most 10 checked in a window, 0 through, the owner gets in by a known browser and by the mailed link',
      figure: `${ours.checked} checked, ${ours.through} through; known browser ${ours.known}, another browser ${ours.other}, mailed link ${ours.linked}`,
      isRight: ours.checked <= MAX_CHECKED && ours.through === 0 && ours.known === 200 && ours.linked === 200,
      control: { figure: `a login without limits: ${weak.checked} checked`, isRight: weak.checked <= MAX_CHECKED },
    }),
  ];
}

/** Owner's first login and password, the attack, and the owner again during it. */
async function attackAndReturn({ site, backend }) {
  const { ask, logIn } = sessionRequests(() => site.origin);
  const first = await logIn(EMAIL, backend.passwords.get(EMAIL));
  const change = { oldPassword: backend.passwords.get(EMAIL), password: NEW_PASSWORD, acceptsTerms: true };
  const cookie = pairsOf(first).join('; ');
  await ask('/api/profesionales/upgradepassword', { body: change, cookie });
  const seen = await guess(site.origin);
  const known = await ask('/login_profesional_check', { body: { username: EMAIL, password: NEW_PASSWORD }, cookie });
  const other = await logIn(EMAIL, NEW_PASSWORD);
  await ask('/api/profesionales/forgotpassword', { body: { email: EMAIL, acceptsTerms: true } });
  const token = await mailedToken(backend.mailFolder);
  const reset = await ask('/api/profesionales/resetpassword', { body: { token, password: CHOSEN } });
  await guess(site.origin); // the continued attack has used up the account's tries before the owner has typed
  const body = { username: EMAIL, password: CHOSEN };
  const linked = await ask('/login_profesional_check', { body, cookie: pairsOf(reset).join('; ') });
  return { ...seen, known: known.status, other: other.status, linked: linked.status };
}

/** 401 means that a password was checked, 429 that none was. */
async function guess(origin) {
  const seen = { checked: 0, through: 0 };
  const { logIn } = sessionRequests(() => origin);
  const numbers = Array.from({ length: GUESSES }, (_, index) => index);
  await inParallel(numbers, AT_ONCE, async (index) => {
    const from = { 'x-forwarded-for': `203.${index >> 8}.113.${index & 255}` };
    const { status } = await logIn(EMAIL, `clave-${index}`, from);
    if (status === 401) seen.checked += 1;
    if (status === 200) seen.through += 1;
  });
  return seen;
}

async function mailedToken(folder) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mails = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const texts = mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '='));
    const token = texts.map((text) => /#token=([\w-]{43})/.exec(text)?.[1]).findLast(Boolean);
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No link was mailed.');
}

async function checkEverything(request, response) {
  await textOf(request);
  response.writeHead(401).end();
}
