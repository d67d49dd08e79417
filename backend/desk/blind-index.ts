import { currentKeyId, type Hidden, hashedSubject } from '#sealing/values';
import type { Db, Querier } from '#store/db';

/** As many bookings as one transaction makes ready to be found. */
const BATCH = 200;
const EVERY_MS = 15_000;
/** Every so many times all bookings are looked through: after a change of keys, and at the first start with old ones. */
const ALL_EVERY = 40;
/** A Spanish number without its country. */
const PHONE_DIGITS = 9;
/** Names and e-mails that are longer are found by their beginning. */
const LONGEST = 60;
const MOST_TERMS = 12;
/** Bookings are stored in the order of their numbers but for those of transactions that run beside each other. */
const LATEST = 'and booking.id > (select coalesce(max(booking_id), 0) - 1000 from booking_terms)';

type Person = { name: string | null; surnames: string | null; phone: string | null; email: string | null };
type Row = Person & { id: number };

/**
 * The words of a search or of a person: parts of names without accents, the last nine digits of a telephone, an e-mail whole.
 * Empty for what holds none of them.
 */
export function searchTerms(text: string): string[] {
  const emails = text.toLowerCase().match(/[^\s,;<>]+@[^\s,;<>]+/g) ?? [];
  const others = emails.reduce((rest, email) => rest.replace(email, ' '), text.toLowerCase());
  const phones = (others.match(/\+?\d[\d\s().-]{5,}\d/g) ?? []).map((phone) => phone.replace(/\D/g, ''));
  const names = others
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
  const words = [...emails, ...phones.map((phone) => phone.slice(-PHONE_DIGITS)), ...names];
  return [...new Set(words.map((word) => word.slice(0, LONGEST)))].slice(0, MOST_TERMS);
}

const hashedTerms = (words: readonly string[]): Hidden[] => words.map((word) => hashedSubject(`find ${word}`));

/** SQL of an array of so many parameters, from $`first` on. */
const arraySql = (count: number, first: number): string =>
  `array[${Array.from({ length: count }, (_, index) => `$${first + index}::text`).join(', ')}]::text[]`;

/**
 * Makes up to 200 bookings ready to be found that are not yet, or only by an older key; answers how many. `of` are all bookings,
 * or the latest, which is fast at any number of them.
 */
export async function indexBookings(db: Db, of: 'all' | 'latest'): Promise<number> {
  return await db.tx(async (tx) => {
    const rows = await tx.query<Row>(
      `select booking.id, patient ->> 'nombre' as name, patient ->> 'apellidos' as surnames,
              patient ->> 'telefono' as phone, patient ->> 'email' as email
       from booking left join booking_terms on booking_id = booking.id
       where key_id is distinct from $1 ${of === 'latest' ? LATEST : ''} order by booking.id desc limit ${BATCH}`,
      [currentKeyId()],
    );
    for (const row of rows) await indexOne(tx, row);
    return rows.length;
  });
}

async function indexOne(tx: Querier, { id, name, surnames, phone, email }: Row): Promise<void> {
  const words = searchTerms([name, surnames, phone, email].filter(Boolean).join(' , '));
  await tx.query(
    `insert into booking_terms (booking_id, key_id, terms) values ($1, $2, ${arraySql(words.length, 3)})
     on conflict (booking_id) do update set key_id = excluded.key_id, terms = excluded.terms`,
    [id, currentKeyId(), ...hashedTerms(words)],
  );
}

/** The condition that a booking has all these words, with their parameters from $`first` on. */
export const hasTerms = (words: readonly string[], first: number): { sql: string; params: Hidden[] } => ({
  sql: `exists (select from booking_terms where booking_id = booking.id and terms @> ${arraySql(words.length, first)})`,
  params: hashedTerms(words),
});

/** Keeps making bookings ready to be found. Answers the function that stops it. */
export function startFindIndex(db: Db, onError: (error: unknown) => void, everyMs = EVERY_MS): () => void {
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
