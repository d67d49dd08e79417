import { phonesIn } from '@clinic/contract/phone-numbers';
import { currentKeyId, type Hidden, hashedSubject } from '#sealing/values';
import type { Db, Querier } from '#store/db';

/** Bookings indexed per transaction. */
const BATCH = 200;
const EVERY_MS = 15_000;
/**
 * In every round whose number is a multiple of this, all bookings are checked: after a change of keys, and at the first
 * start with old ones.
 */
const ALL_EVERY = 40;
/** A Spanish number without country code. */
const PHONE_DIGITS = 9;
const MIN_PHONE_DIGITS = 6;
/** Longer names and e-mails are found by their beginning. */
const MAX_TERM_LENGTH = 60;
const MAX_TERMS = 12;
/** Letters and digits in one word, as in a DNI, NIE or passport: 12345678Z, X-1234567-L. */
const DOCUMENT =
  /(?<![\p{L}\d@.-])(?=(?:[a-z.-]{0,4}\d){5})(?=[\d.-]*[a-z])[a-z\d][a-z\d.-]{4,18}[a-z\d](?![\p{L}\d@])/gu;
/** Bookings are committed in the order of their ids, except for concurrent transactions. */
const LATEST = 'and booking.id > (select coalesce(max(booking_id), 0) - 1000 from booking_terms)';

/** Changing it makes all bookings be indexed again. */
const VERSION = 3;
/** Maximum number of words indexed per booking. */
const MAX_STORED = 40;
/** The indexed fields of a booking: its patient, a guardian and the recipient of the invoice. */
const FOUND_BY = [
  ...['nombre', 'apellidos', 'telefono', 'email', 'dni', 'pasaporte', 'solicitante', 'dnisolicitante'],
  ...['nombrefacturacion', 'apellidosfacturacion', 'emailfacturacion', 'dnifacturacion', 'pasaportefacturacion'],
];

type Row = { id: number; patient: Record<string, unknown> };

/** True if a word distinguishes people: one Latin letter is an initial, one Chinese or Korean character a name. */
export const isName = (word: string): boolean => word.length > 1 || /[\p{Script=Han}\p{Script=Hangul}]/u.test(word);

/**
 * Returns the words of a search or of a person, at most `most`: parts of names without accents, the last nine digits of
 * a telephone number, e-mails and documents whole. Empty if the text contains none.
 */
export function searchTerms(text: string, most = MAX_TERMS): string[] {
  const emails = text.toLowerCase().match(/[^\s,;<>]+@[^\s,;<>]+/g) ?? [];
  const documents = text.toLowerCase().match(DOCUMENT) ?? [];
  const others = [...emails, ...documents].reduce((rest, one) => rest.replace(one, ' '), text.toLowerCase());
  const phones = (others.match(/\+?\d[\d\s()./-]{5,}\d/g) ?? []).flatMap((typed) => {
    const numbers = phonesIn(typed);
    const written = numbers.length > 0 ? numbers : typed.split('/');
    return written.map((one) => one.replace(/\D/g, '')).filter((digits) => digits.length >= MIN_PHONE_DIGITS);
  });
  const names = others
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(isName);
  const numbers = [
    ...documents.map((one) => one.replaceAll(/[.-]/g, '')),
    ...phones.map((one) => one.slice(-PHONE_DIGITS)),
  ];
  const words = [...emails, ...numbers, ...names];
  return [...new Set(words.map((word) => word.slice(0, MAX_TERM_LENGTH)))].slice(0, most);
}

const hashedTerms = (words: readonly string[]): Hidden[] => words.map((word) => hashedSubject(`find ${word}`));

/** SQL of an array of `count` parameters from $`first` on. */
const arraySql = (count: number, first: number): string =>
  `array[${Array.from({ length: count }, (_, index) => `$${first + index}::text`).join(', ')}]::text[]`;

/**
 * Indexes up to 200 bookings that are not indexed yet, or only under an older key; returns how many. `of` selects all
 * bookings, or the latest, which is fast for any number of bookings.
 */
export async function indexBookings(db: Db, of: 'all' | 'latest'): Promise<number> {
  return await db.tx(async (tx) => {
    const rows = await tx.query<Row>(
      `select booking.id, patient from booking left join booking_terms on booking_id = booking.id
       where (key_id is distinct from $1 or version < ${VERSION}) ${of === 'latest' ? LATEST : ''} order by booking.id desc limit ${BATCH}`,
      [currentKeyId()],
    );
    for (const row of rows) await indexOne(tx, row);
    return rows.length;
  });
}

/** Indexes one booking by its current fields. */
export async function indexOne(tx: Querier, { id, patient }: Row): Promise<void> {
  const words = searchTerms(FOUND_BY.flatMap((name) => patient[name] || []).join(' , '), MAX_STORED);
  await tx.query(
    `insert into booking_terms (booking_id, key_id, terms, version) values ($1, $2, ${arraySql(words.length, 3)}, ${VERSION})
     on conflict (booking_id) do update set key_id = excluded.key_id, terms = excluded.terms, version = excluded.version`,
    [id, currentKeyId(), ...hashedTerms(words)],
  );
}

/** Returns the condition that a booking has all these words, with parameters from $`first` on. */
export const hasTerms = (words: readonly string[], first: number): { sql: string; params: Hidden[] } => ({
  sql: `exists (select from booking_terms where booking_id = booking.id and terms @> ${arraySql(words.length, first)})`,
  params: hashedTerms(words),
});

/** Returns the condition that a booking has at least one of these words. */
export const hasAnyTerms = (words: readonly string[], first: number): { sql: string; params: Hidden[] } => ({
  sql: `exists (select from booking_terms where booking_id = booking.id and terms && ${arraySql(words.length, first)})`,
  params: hashedTerms(words),
});

/** Indexes bookings continuously. Returns a stop function. */
export function startBlindIndex(db: Db, onError: (error: unknown) => void, everyMs = EVERY_MS): () => void {
  let [isAtWork, rounds] = [false, 0];
  const work = async () => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      const of = rounds % ALL_EVERY === 0 ? 'all' : 'latest';
      rounds += 1;
      while ((await indexBookings(db, of)) === BATCH) await new Promise((resolve) => setTimeout(resolve, 50));
    } catch (error) {
      onError(error);
    } finally {
      isAtWork = false;
    }
  };
  const timer = setInterval(() => void work(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
