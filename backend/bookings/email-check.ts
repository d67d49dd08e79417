import type { ContentLocale } from '#catalogue/locale';
import { parseEmail } from '#forms/fields';
import {
  CODE_TRIES_OF_EMAIL,
  CODES_OF_ADDRESS,
  CODES_OF_EMAIL,
  countAttempt,
  forgetAttempts,
  HOUR,
  type Limit,
  undoAttempt,
} from '#forms/limits';
import { enqueueMail } from '#outbox/enqueue';
import { type Hidden, hashedSubject } from '#sealing/values';
import type { Db, Querier } from '#store/db';

/** Hours that may be held per hour before the e-mail must be verified. */
export type HoldsWithoutCode = { email: number; address: number; clinic: number };

/** `address` is the visitor's, or null if unknown; `code` is the code the visitor typed, or null. */
export type EmailCheck = { most: HoldsWithoutCode; address: string | null; code: string | null };

/** sent: a code was mailed; wrong: the code does not match; wait: too many were mailed or tried. */
export type CodeOutcome = 'sent' | 'wrong' | 'wait';

type Booker = { email: string; name: string; clinicId: number; locale: ContentLocale };

/** Rate at which hours are taken. fast: faster than patients do; over: above every reasonable need. */
export type BookingRate = 'patient' | 'fast' | 'over';

/** A limit per hour, the key it is counted under, and the rate that applies once it is exceeded. */
type Count = { limit: Limit; who: string | null; rate: BookingRate };

/** Hours that a verified or known e-mail may hold per hour. */
const MAX_FOR_KNOWN_EMAIL = 10;
const KNOWN_DAYS = 365;
const CODE_MINUTES = 10;
const CODES = 1_000_000;

const held = (name: string, most = 0): Limit => ({ name: `hold-${name}`, most, windowSeconds: HOUR });

/**
 * Returns null when the booker may take a seat: at the rate 'patient' without a code, or below 'over' with the mailed
 * code. Otherwise no seat is held; returns whether a code was mailed, the code is wrong, or the booker must wait.
 */
export async function checkEmail(
  tx: Querier,
  check: EmailCheck,
  rate: BookingRate,
  booker: Booker,
): Promise<CodeOutcome | null> {
  if (rate === 'over') return 'wait';
  if (check.code !== null) return await checkCode(tx, keyOf(booker.email), check.code);
  return rate === 'fast' ? await sendCode(tx, check, booker) : null;
}

/**
 * Counts an hour for this e-mail, address and clinic before `take`, which receives the rate: of many parallel requests
 * only as many as the limit pass, and no shared row stays locked. The count is taken back if the hour was not taken or
 * `take` threw.
 */
export async function countHold<T>(
  db: Db,
  { most, address, code }: EmailCheck,
  booker: Booker,
  take: (rate: BookingRate) => Promise<{ outcome: T; isTaken: boolean }>,
): Promise<T> {
  const email = keyOf(booker.email);
  const isStrange = code === null && !(await isKnown(db, email));
  // The address is counted first, whether or not the e-mail is known: a client that tries e-mails must not learn which
  // ones belong to patients.
  const counts: Count[] = [{ limit: held('address', most.address), who: address, rate: 'fast' }];
  if (isStrange) {
    counts.push({ limit: held('email', most.email), who: email, rate: 'fast' });
    counts.push({ limit: held('clinic', most.clinic), who: String(booker.clinicId), rate: 'fast' });
  } else counts.push({ limit: held('email', Math.max(MAX_FOR_KNOWN_EMAIL, most.email)), who: email, rate: 'over' });
  const counted: Count[] = [];
  let rate: BookingRate = 'patient';
  let isTaken = false;
  try {
    for (const count of counts) {
      // A client that is already too fast is not counted towards the clinic's limit, not even until the count is taken
      // back.
      if (rate !== 'patient' && isStrange) break;
      counted.push(count);
      if ((await countAttempt(db, count.limit, count.who)) !== null) rate = count.rate;
    }
    const taken = await take(rate);
    isTaken = taken.isTaken;
    return taken.outcome;
  } finally {
    if (!isTaken) for (const { limit, who } of counted) await undoAttempt(db, limit, who);
  }
}

/** Marks the e-mail of a booking paid on the web as known, and no longer counts its seat as a stranger's. */
export async function markPayerKnown(db: Db, numcita: string): Promise<void> {
  const [booking] = await db.query<{ email: string | null; clinicId: number }>(
    `select patient ->> 'email' as email, clinic_id as "clinicId" from booking where numcita = $1`,
    [numcita],
  );
  if (!booking?.email || (await isKnown(db, keyOf(booking.email)))) return;
  await makeKnown(db, keyOf(booking.email));
  await undoAttempt(db, held('clinic'), String(booking.clinicId));
}

async function sendCode(tx: Querier, { address }: EmailCheck, booker: Booker): Promise<CodeOutcome> {
  const email = keyOf(booker.email);
  if ((await countAttempt(tx, CODES_OF_ADDRESS, address)) !== null) return 'wait';
  if ((await countAttempt(tx, CODES_OF_EMAIL, email)) !== null) return 'wait';
  const payload = { name: booker.name, code: await codeOf(tx, email, windowNow()), minutes: CODE_MINUTES };
  await enqueueMail(tx, { kind: 'email-code', recipient: booker.email, locale: booker.locale, payload });
  return 'sent';
}

/** Accepts the codes of the current and the previous ten minutes. */
async function checkCode(tx: Querier, email: string, typed: string): Promise<CodeOutcome | null> {
  if ((await countAttempt(tx, CODE_TRIES_OF_EMAIL, email)) !== null) return 'wait';
  const digits = typed.replace(/\D/g, '');
  const right = [await codeOf(tx, email, windowNow()), await codeOf(tx, email, windowNow() - 1)];
  if (!right.includes(digits)) return 'wrong';
  await forgetAttempts(tx, CODE_TRIES_OF_EMAIL, email);
  await makeKnown(tx, email);
  return null;
}

const windowNow = (): number => Math.floor(Date.now() / (CODE_MINUTES * 60_000));

/**
 * Derives six digits from the e-mail, the time and the data key: nothing is stored, and every process can compute them.
 */
async function codeOf(q: Querier, email: string, window: number): Promise<string> {
  const [made] = await q.query<{ hash: string }>('select $1::text as hash', [
    hashedSubject(`booking-code ${window} ${email}`),
  ]);
  if (!made) throw new Error('A code was not made.');
  return String(Number.parseInt(made.hash.slice(0, 12), 16) % CODES).padStart(6, '0');
}

/** Key under which a known e-mail is stored. */
export const knownEmailSubject = (email: string): Hidden => hashedSubject(`known-email ${email}`);

const isKnown = async (q: Querier, email: string): Promise<boolean> =>
  (await q.query('select 1 from known_email where subject = $1 and until > now()', [knownEmailSubject(email)])).length >
  0;

async function makeKnown(q: Querier, email: string): Promise<void> {
  await q.query(
    `insert into known_email (subject, until) values ($1, now() + make_interval(days => $2))
     on conflict (subject) do update set until = excluded.until`,
    [knownEmailSubject(email), KNOWN_DAYS],
  );
}

const keyOf = (email: string): string => parseEmail(email) ?? email.trim().toLowerCase();
