// verify:security -- guesses [COUNT]: guessed payment references, booking numbers, links and codes. No response may
// contain data of the existing booking's patient, and the same number of link secrets must find nothing.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pay } from '../../tests/support/booked.ts';
import { seeded } from '../../tests/support/generated-requests.ts';
import { linksMailedTo } from '../../tests/support/mail-folder.ts';
import { book, freeHours } from '../../tests/support/two-sites.ts';
import { rowOf } from './board.mjs';
import { inParallel, withStage } from './stage.mjs';

const COUNT = 100_000;
const PAIRS = 25;
const AT_ONCE = 12;
/** Pages are rendered for each guess: one in this number of guesses requests a page. */
const PAGE_EVERY = 20;
const PERSON = {
  name: 'Casilda',
  surnames: 'Zurbarán Quesada',
  email: 'casilda.zurbaran@example.org',
  emailConfirmation: 'casilda.zurbaran@example.org',
  phone: '+34 611 223 344',
  documentNumber: '12345678Z',
  address: 'Calle del Almendro, 7',
};
const PERSONAL = /casilda|zurbar|611\s?223|12345678Z|almendro|pcrVariant/i;

export async function guessRows(count = COUNT) {
  return await withStage({}, async ({ site, backend }) => {
    const numcita = await bookedBy(site);
    const ours = await guess(site.origin, guesses(count));
    const known = await guess(
      site.origin,
      [...WAYS.slice(0, 2), ...PAGES].map((way) => way(numcita)),
    );
    return [
      rowOf({
        what: `${count.toLocaleString('en')} guessed payment references, links, codes`,
        bar: '0 personal fields',
        figure: `${ours.found} answers with anything personal (${ours.answers} answers, ${ours.limited} of them 429)`,
        isRight: ours.found === 0 && ours.answers === count,
        control: { figure: `the number itself among the guesses: ${known.found} found`, isRight: known.found === 0 },
      }),
      await linkRow(site.origin, backend.mailFolder, count),
    ];
  });
}

/**
 * Secrets of links that were never mailed; and the response time for a lost link with a known and an unknown reference.
 */
async function linkRow(origin, mailFolder, count) {
  const [link = ''] = await mailed(mailFolder, /\/cita#([\w-]{43})/);
  const [reference = ''] = await mailed(mailFolder, /[A-Z2-9]{4}-[A-Z2-9]{4}/);
  const secret = link.split('#')[1];
  const secrets = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const ours = await guess(
    origin,
    secrets.map((one, index) => LINKS[index % LINKS.length](one)),
  );
  const known = await guess(origin, [LINKS[0](secret)]);
  const times = await lostLinkTimes(origin, reference);
  const differ = Math.abs(times.known - times.unknown) / times.unknown;
  return rowOf({
    what: `${count.toLocaleString('en')} random secrets of links; a lost link asked for ${PAIRS} times`,
    bar: '0 found; known and unknown take as long, within 10 %',
    figure: `${ours.found} found (${ours.answers} answers, ${ours.limited} of them 429); ${times.known} and ${times.unknown} ms`,
    isRight: ours.found === 0 && ours.answers === count && differ <= 0.1,
    control: { figure: `the secret itself: ${known.found} found`, isRight: known.found === 0 },
  });
}

/** The matches in the mails to the patient, once there are any. */
async function mailed(folder, pattern) {
  for (let round = 0; round < 100; round += 1) {
    const found = linksMailedTo(folder, PERSON.email, pattern);
    if (found.length > 0) return found;
    await pause(100);
  }
  throw new Error('The mail did not come.');
}

/** Median ms of a lost link, in turn with the patient's reference and an unknown one. */
async function lostLinkTimes(origin, reference) {
  const ask = async (one, index) => {
    const body = json({ locale: 'es', email: PERSON.email, reference: one });
    const headers = { ...body.headers, 'x-forwarded-for': `10.200.${index >> 8}.${index & 255}` };
    const start = performance.now();
    await (await fetch(`${origin}/api/citas/enlace`, { ...body, headers })).text();
    return performance.now() - start;
  };
  const taken = { known: [], unknown: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    taken.known.push(await ask(reference, 2 * pair));
    taken.unknown.push(await ask(`${letters(4)}-${letters(4)}`, 2 * pair + 1));
  }
  const median = (list) => Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]);
  return { known: median(taken.known), unknown: median(taken.unknown) };
}

/** The number of a paid booking, which that number opens. */
async function bookedBy(site) {
  const [hour] = await freeHours(site, 3);
  const answer = await book(site, hour, randomUUID(), { draft: PERSON });
  const { paymentUrl } = JSON.parse(answer.text);
  await pay(new URL(paymentUrl, site.origin).href);
  return new URL(paymentUrl, site.origin).searchParams.get('numcita');
}

const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
/** The endpoints that accept the secret of a mailed link. */
const LINKS = [
  (guess) => ['/api/citas/propia', json({ locale: 'es', accion: 'ver', secreto: guess })],
  (guess) => ['/api/citas/propia', json({ locale: 'es', accion: 'anular', secreto: guess })],
  (guess) => ['/api/citas/propia', json({ locale: 'es', accion: 'recibo', secreto: guess })],
  (guess) => ['/api/citas/espera/salir', json({ locale: 'es', secreto: guess })],
];
/** Every endpoint at which a secret or a number could be guessed. */
const WAYS = [
  (guess) => [`/api/citas/comprobar?numcita=${guess}`],
  (guess) => [`/api/citas/calendario?numcita=${guess}`],
  (guess) => ['/api/citas/liberar', json({ numcita: guess })],
  ...LINKS,
  (guess) => [`/api/pagos/pagar?numcita=${guess}`],
  (guess) => ['/api/profesionales/resetpassword', json({ token: guess, password: 'siete nubes con acordeon' })],
  (guess) => ['/api/pagos/prueba', form({ numcita: guess, resultado: 'ok' })],
  (guess) => ['/api/reservas/solicitar', { ...json({ locale: 'es', codigo: guess }), key: true }],
];
const PAGES = [
  (guess) => [`/payment/ok/${guess}`],
  (guess) => [`/en/payment/1/${guess}`],
  (guess) => [`/payment/ko/${guess}`],
];

const form = (fields) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = (count) => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
/** Typical guesses: counted numbers, short references, voucher codes, and values in the real format. */
const FORMS = [
  (index) => String(index),
  (index) => `N${index}`,
  () => `${letters(4)}-${letters(4)}`,
  () => randomBytes(16).toString('base64url'),
  () => randomBytes(16).toString('hex'),
  () => randomBytes(32).toString('base64url'),
  () => randomUUID(),
  () => letters(10),
];

function* guesses(count) {
  const random = seeded(count);
  const pick = (list) => list[Math.floor(random() * list.length)];
  for (let index = 1; index <= count; index += 1) {
    yield pick(index % PAGE_EVERY === 0 ? PAGES : WAYS)(pick(FORMS)(index));
  }
}

async function guess(origin, asked) {
  const seen = { found: 0, answers: 0, limited: 0 };
  let visitors = 0;
  await inParallel(asked, AT_ONCE, async ([path, { headers, key, ...init } = {}]) => {
    visitors += 1;
    const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const more = { 'x-forwarded-for': from, ...(key && { 'idempotency-key': randomUUID() }) };
    const answer = await fetch(origin + path, { redirect: 'manual', ...init, headers: { ...headers, ...more } });
    const text = [...answer.headers].join('\n') + (await answer.text());
    seen.answers += 1;
    if (answer.status === 429) seen.limited += 1;
    if (PERSONAL.test(text)) seen.found += 1;
  });
  return seen;
}
