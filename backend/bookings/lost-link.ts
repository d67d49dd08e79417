import type { ContentLocale } from '#catalogue/locale';
import { parseCode } from '#forms/codes';
import { parseEmail } from '#forms/fields';
import { countAttempt, VISIT_LINKS_OF_ADDRESS, VISIT_LINKS_OF_EMAIL } from '#forms/limits';
import { enqueueMail } from '#outbox/enqueue';
import type { Db } from '#store/db';
import { createVisitLink } from './visit-link';

type Asked = { email: string; reference: string; locale: ContentLocale; address: string | null };

const REFERENCE_GROUPS = 2;

/**
 * Mails a new link to the patient who booked under this e-mail and reference. Null whether there is such a booking or not, and when its
 * e-mail was sent enough links for now; a number is how many seconds the address has to wait.
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
