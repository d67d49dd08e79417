import { isBookersDocument } from '@clinic/contract/booker-rules';
import { SPAIN } from '@clinic/contract/country-codes';
import { hasLetters } from '@clinic/contract/field-rules';
import { z } from 'zod';
import { audit } from '#audit';
import { findBooking } from '#bookings/find';
import { DeskRefusal } from '#desk-refusal';
import { callablePhone, emailAddress, personName, requiredText } from '#forms/fields';
import { indexOne } from '#reception/blind-index';
import { PLAIN_OF_PATIENT } from '#sealing/reseal';
import { sealedFields } from '#sealing/values';
import { findCheckedCase, type RightsDesk } from './cases';

/** Fields of a booking that may be corrected, by wire names; omitted fields stay unchanged. */
const corrections = z
  .object({
    nombre: personName.refine(hasLetters),
    apellidos: personName.refine(hasLetters),
    telefono: callablePhone,
    email: emailAddress,
    documento: requiredText(50),
    direccion: requiredText(100),
    cp: requiredText(10),
    ciudad: requiredText(100),
    provincia: requiredText(100),
  })
  .partial();

const CORRECTABLE = Object.keys(corrections.shape);

/** Returns the personal data of a booking under the names of the corrections; `document` is of either kind. */
export const correctableOf = (patient: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    CORRECTABLE.map((name) => {
      const value = name === 'documento' ? (patient.dni ?? patient.pasaporte) : patient[name];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );

/**
 * Corrects a person's data in a booking and its search index; the log contains the names of the fields, never their
 * values. Throws a DeskRefusal: unknown, closedCase, identityUnchecked, badField for an invalid value, fieldChanged
 * when a field no longer has the value that was `read`.
 */
export async function correctBooking(
  desk: RightsDesk,
  typedCase: string,
  typedBooking: string,
  { fields, read }: { fields: unknown; read: object },
): Promise<void> {
  const parsed = corrections.safeParse(fields);
  if (!parsed.success || Object.keys(parsed.data).length === 0)
    throw new DeskRefusal('badField', 'A field has an invalid value.');
  await desk.db.tx(async (tx) => {
    const { reference } = await findCheckedCase(tx, typedCase);
    const booking = await findBooking(tx, typedBooking);
    const [stored] = await tx.query<{ patient: Record<string, unknown> }>('select patient from booking where id = $1', [
      booking.id,
    ]);
    const before = correctableOf(stored?.patient ?? {});
    const changed = Object.keys(parsed.data).filter((name) => before[name] !== new Map(Object.entries(read)).get(name));
    if (changed.length > 0) {
      const now = Object.fromEntries(changed.map((name) => [name, before[name]]));
      throw new DeskRefusal('fieldChanged', 'A field has been corrected in the meantime.', { ahora: now });
    }
    const { sindocumento: _without, ...known } = stored?.patient ?? {};
    const { documento = null } = parsed.data;
    const booker = known.dnisolicitante;
    if (isBookersDocument(documento, typeof booker === 'string' ? booker : null))
      throw new DeskRefusal('badField', 'The document is that of the person who booked.');
    const kept = documento === null ? stored?.patient : known;
    const patient = { ...kept, ...wireFields(stored?.patient ?? {}, parsed.data) };
    await tx.query('update booking set patient = $2::jsonb, booking_version = booking_version + 1 where id = $1', [
      booking.id,
      sealedFields(patient, PLAIN_OF_PATIENT),
    ]);
    await indexOne(tx, { id: booking.id, patient });
    const details = { fields: Object.keys(parsed.data).join(' '), case: reference };
    await audit(tx, { actor: desk.actor, action: 'correct', reference: booking.reference, details });
  });
}

function wireFields(patient: Record<string, unknown>, { documento, ...fields }: z.output<typeof corrections>) {
  // A child who had no document gets the one of the country, as in the form.
  const isAbroad = patient.sindocumento === true && patient.pais !== SPAIN;
  const isPassport = isAbroad || (!patient.dni && Boolean(patient.pasaporte));
  return {
    ...fields,
    ...(fields.email && 'emailconfirmation' in patient && { emailconfirmation: fields.email }),
    ...(documento && { [isPassport ? 'pasaporte' : 'dni']: documento }),
  };
}
