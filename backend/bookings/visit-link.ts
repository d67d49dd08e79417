import { createHash, randomBytes } from 'node:crypto';
import type { ContentLocale } from '#catalogue/locale';
import { parseCode } from '#forms/codes';
import { parseEmail } from '#forms/fields';
import { countAttempt, VISIT_LINKS_OF_ADDRESS, VISIT_LINKS_OF_BOOKING, VISIT_LINKS_OF_EMAIL } from '#forms/limits';
import { enqueueMail } from '#outbox/enqueue';
import type { Db, Querier } from '#store/db';

/** Each mail has its own link; beyond this number the oldest link is revoked. */
export const MAX_LINKS = 12;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Creates the secret after the # of a link, which browsers never send to a server, and the hash to store. */
export function createSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** Returns the hash to look up. Malformed secrets get a hash too, so that the lookup takes equally long. */
export const hashOfSecret = (asked: unknown): string =>
  hashOf(typeof asked === 'string' && SECRET.test(asked) ? asked : '');

/** Returns a path of the site in a language. */
export const pathIn = (locale: ContentLocale, path: string): string => `${locale === 'es' ? '' : `/${locale}`}${path}`;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Returns the path of the page where a patient views, moves and cancels a booking. The secret after the #, which
 * browsers never send, is stored only as a hash. It differs from the booking number, which the bank and the address of
 * the result page know.
 */
export async function createVisitLink(tx: Querier, numcita: string, locale: ContentLocale): Promise<string> {
  const { secret, hash } = createSecret();
  await tx.query(
    `update booking set link_hashes = (array[$2]::text[] || link_hashes)[1:${MAX_LINKS}] where numcita = $1`,
    [numcita, hash],
  );
  return `${pathIn(locale, '/cita')}#${secret}`;
}

/** Returns a link for the browser that booked, or null if there is no such booking or its daily limit is reached. */
export async function linkOfBooker(tx: Querier, numcita: string, locale: ContentLocale): Promise<string | null> {
  const [booking] = await tx.query('select 1 from booking where numcita = $1 for update', [numcita]);
  if (!booking || (await countAttempt(tx, VISIT_LINKS_OF_BOOKING, numcita)) !== null) return null;
  return await createVisitLink(tx, numcita, locale);
}

/** Returns the number of the booking that a link opens, or null. */
export async function bookingOfLink(q: Querier, secret: unknown): Promise<string | null> {
  const [found] = await q.query<{ numcita: string }>(
    'select numcita from booking where link_hashes @> array[$1]::text[]',
    [hashOfSecret(secret)],
  );
  return found?.numcita ?? null;
}

type Asked = { email: string; reference: string; locale: ContentLocale; address: string | null };

const REFERENCE_GROUPS = 2;

/**
 * Mails a new link to the patient who booked under this e-mail and reference. Returns null whether or not there is such
 * a booking, and also when the e-mail has been sent enough links; otherwise the seconds the client must wait.
 */
export async function sendLostLink(
  db: Db,
  { email: typed, reference, locale, address }: Asked,
): Promise<number | null> {
  const seconds = await countAttempt(db, VISIT_LINKS_OF_ADDRESS, address);
  if (seconds !== null) return seconds;
  const [email, code] = [parseEmail(typed), parseCode(reference, REFERENCE_GROUPS)];
  if (email === null || code === null) return null;
  await db.tx(async (tx) => {
    const [booking] = await tx.query<{ numcita: string; email: string | null; name: string }>(
      `select numcita, patient ->> 'email' as email, patient ->> 'nombre' as name from booking
       where reference = $1 for update`,
      [code],
    );
    if (!booking?.email || parseEmail(booking.email) !== email) return;
    if ((await countAttempt(tx, VISIT_LINKS_OF_EMAIL, email)) !== null) return;
    const link = await createVisitLink(tx, booking.numcita, locale);
    const payload = { name: booking.name, reference: code, link };
    await enqueueMail(tx, { kind: 'visit-link', recipient: booking.email, locale, payload });
  });
  return null;
}
