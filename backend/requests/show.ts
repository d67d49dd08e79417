import { detailText } from '#desk/detail-text';
import { madridSql } from '#madrid-clock';
import type { Querier } from '#store/db';
import { parseCode } from './codes';
import { REFERENCE_GROUPS } from './contact';

/** A message of the contact form with its lines, by its reference. Throws an Error with a sentence when there is none. */
export async function showContact(q: Querier, typed: string): Promise<string> {
  const reference = parseCode(typed, REFERENCE_GROUPS);
  if (reference === null) throw new Error('That is no reference of a message, such as 7KQF-M2TX-9RWA.');
  const [contact] = await q.query<Record<string, string | null>>(
    `select reference as "Reference", ${madridSql('created_at')} as "Received", locale as "Language",
            clinic.nombre ->> 'es' as "Clinic", name as "Name", contact_request.email as "E-mail", phone as "Telephone",
            message as "Message"
     from contact_request left join centromedico as clinic on clinic.id = clinic_id where reference = $1`,
    [reference],
  );
  if (!contact) throw new Error(`There is no message ${reference}.`);
  return detailText([{ rows: Object.entries(contact) }]);
}
