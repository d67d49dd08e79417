import type { ContentLocale } from '@/backend/catalogue/locale';
import { enqueueMail } from '@/backend/outbox/enqueue';
import type { Querier } from '@/backend/store/db';
import { type SlotTest, testName } from './slot-tests';

type Texts = Partial<Record<ContentLocale, string>>;

type StoredBooking = {
  numcita: string;
  locale: ContentLocale;
  test: SlotTest | null;
  day: string | null;
  initTime: string | null;
  endTime: string | null;
  amountCents: number | null;
  isPaid: boolean;
  nombre: string;
  apellidos: string | null;
  email: string;
  telefono: string;
  horario: string | null;
  specialityNames: Texts | null;
  clinicNames: Texts | null;
  clinicEmail: string | null;
  clinicPhone: string | null;
  clinicWhatsapp: string | null;
  address: string | null;
};

type Kind = 'appointment-requested' | 'booking-confirmed' | 'booking-call-me' | 'payment-refund';

/** Queues the mails of a confirmed booking, found by its row or its number: to the patient and to the clinic. */
export const sendConfirmation = (tx: Querier, booking: number | string): Promise<void> =>
  send(tx, 'booking-confirmed', booking);

/** Queues the mails of a patient who wants to be called about a slot; the slot is not confirmed (M146). */
export const sendCallMe = (tx: Querier, booking: string): Promise<void> => send(tx, 'booking-call-me', booking);

/** Queues the mails of a normal request (M114). */
export const sendRequested = (tx: Querier, booking: string): Promise<void> =>
  send(tx, 'appointment-requested', booking);

/** Queues the mails about a payment that is given back; `isBooked` when the booking stands and was paid twice. */
export const sendRefund = (tx: Querier, booking: string, isBooked: boolean): Promise<void> =>
  send(tx, 'payment-refund', booking, { isBooked });

async function send(tx: Querier, kind: Kind, booking: number | string, more: object = {}): Promise<void> {
  const stored = await readBooking(tx, booking);
  const { locale, email: recipient, clinicEmail } = stored;
  await enqueueMail(tx, { kind, recipient, locale, payload: { ...payloadOf(stored, locale), ...more } });
  // A clinic without an address of its own has no mailbox: the operator sees the booking in the lists.
  if (!clinicEmail) return;
  await enqueueMail(tx, {
    kind: 'clinic-notice',
    recipient: clinicEmail,
    locale: 'es',
    payload: { ...payloadOf(stored, 'es'), about: kind },
  });
}

/** What the mails say: never an answer of the health questionnaire, never an identity document. */
const payloadOf = (booking: StoredBooking, locale: ContentLocale): object => ({
  numcita: booking.numcita,
  patient: {
    name: [booking.nombre, booking.apellidos].filter(Boolean).join(' '),
    phone: booking.telefono,
    email: booking.email,
  },
  test: booking.test,
  service: booking.test ? testName(booking.test, locale) : inLocale(booking.specialityNames, locale),
  day: booking.day,
  initTime: booking.initTime,
  endTime: booking.endTime,
  amountCents: booking.amountCents,
  isPaid: booking.isPaid,
  preference: booking.horario,
  clinic: {
    name: inLocale(booking.clinicNames, locale),
    address: booking.address,
    phone: booking.clinicPhone,
    whatsapp: booking.clinicWhatsapp,
  },
});

/** Spanish where the language has no text; null when the record has left the catalogue since. */
const inLocale = (texts: Texts | null, locale: ContentLocale): string | null => texts?.[locale] || texts?.es || null;

async function readBooking(tx: Querier, booking: number | string): Promise<StoredBooking> {
  const [stored] = await tx.query<StoredBooking>(
    `select numcita, booking.locale, test, day, init_hhmm as "initTime", end_hhmm as "endTime",
            amount_cents as "amountCents", payment_url is not null as "isPaid",
            patient ->> 'nombre' as nombre, patient ->> 'apellidos' as apellidos, patient ->> 'email' as email,
            patient ->> 'telefono' as telefono, patient ->> 'horario' as horario,
            especialidad.nombre as "specialityNames", clinic.nombre as "clinicNames", clinic.email as "clinicEmail",
            clinic.telefono as "clinicPhone", clinic.whatsapp as "clinicWhatsapp", clinic.direccion as address
     from booking
     left join centromedico as clinic on clinic.id = clinic_id
     left join especialidad on especialidad.id = (patient ->> 'especialidad')::integer
     where ${typeof booking === 'number' ? 'booking.id = $1' : 'numcita = $1'}`,
    [booking],
  );
  if (!stored) throw new Error('A mail was asked for a booking that is not stored.');
  return stored;
}
