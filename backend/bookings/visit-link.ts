import type { ContentLocale } from '#catalogue/locale';
import { countAttempt, VISIT_LINKS_OF_BOOKING } from '#forms/limits';
import type { Querier } from '#store/db';
import { createSecret, hashOfSecret, MOST_LINKS, pathIn } from './link-secret';

/**
 * The path of the page where a patient sees, moves and cancels a booking. What opens it stands after the #, which no browser
 * sends, and is stored as a hash only: it is not the number of the booking, which the bank and the address of the result know.
 */
export async function createVisitLink(tx: Querier, numcita: string, locale: ContentLocale): Promise<string> {
  const { secret, hash } = createSecret();
  await tx.query(
    `update booking set link_hashes = (array[$2]::text[] || link_hashes)[1:${MOST_LINKS}] where numcita = $1`,
    [numcita, hash],
  );
  return `${pathIn(locale, '/cita')}#${secret}`;
}

/** A link for the browser that booked; null for no such booking, or when it was given enough of them today. */
export async function linkOfBooker(tx: Querier, numcita: string, locale: ContentLocale): Promise<string | null> {
  const [booking] = await tx.query('select 1 from booking where numcita = $1 for update', [numcita]);
  if (!booking || (await countAttempt(tx, VISIT_LINKS_OF_BOOKING, numcita)) !== null) return null;
  return await createVisitLink(tx, numcita, locale);
}

/** The number of the booking a link opens; null for none. */
export async function bookingOfLink(q: Querier, secret: unknown): Promise<string | null> {
  const [found] = await q.query<{ numcita: string }>(
    'select numcita from booking where link_hashes @> array[$1]::text[]',
    [hashOfSecret(secret)],
  );
  return found?.numcita ?? null;
}
