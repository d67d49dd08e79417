import { callPromise, parseCallWindow } from '@clinic/contract/call-hours';
import type { ContentLocale } from '#catalogue/locale';
import { inLocale, type Texts } from '#catalogue/names';
import { IS_VIDEO, SUBJECT_JOINS, SUBJECT_TEXTS } from '#hours/hours-for';
import { diagnosticPreparation } from '#hours/preparation';
import { type Service, type SlotTest, testName } from '#hours/slot-tests';
import type { Querier } from '#store/db';
import { OWN_VIDEO_LINK } from './video-link';

/** A booking as its mails need it. */
export type StoredBooking = {
  numcita: string;
  reference: string;
  sequence: number;
  locale: ContentLocale;
  test: SlotTest | null;
  day: string | null;
  initTime: string | null;
  endTime: string | null;
  amountCents: number | null;
  isPaid: boolean;
  nombre: string;
  apellidos: string | null;
  /** Null for a patient without e-mail who booked by telephone. */
  email: string | null;
  telefono: string;
  horario: string | null;
  type: string | null;
  insurer: string | null;
  wishedDay: string | null;
  wishedHour: string | null;
  requestedBy: string | null;
  receivedAt: Date | string;
  chosenCall: string | null;
  guardian: string | null;
  lacksDocument: boolean;
  hasNeeds: boolean;
  /** Name of the diagnostic test or the speciality. */
  subjectNames: Texts | null;
  /** Texts of the diagnostic test. */
  diagnosticTexts: Record<string, Texts> | null;
  service: Service | null;
  isVideo: boolean;
  /** The link that reception entered. */
  videoLink: string | null;
  doctor: string | null;
  clinicNames: Texts | null;
  clinicEmail: string | null;
  clinicPhone: string | null;
  clinicWhatsapp: string | null;
  address: string | null;
};

/**
 * Payload of the mails. It must never contain answers of the health questionnaire, identity documents or billing data.
 */
export const payloadOf = (booking: StoredBooking, locale: ContentLocale) => ({
  numcita: booking.numcita,
  reference: booking.reference,
  sequence: booking.sequence,
  patient: {
    name: [booking.nombre, booking.apellidos].filter(Boolean).join(' '),
    phone: booking.telefono,
    email: booking.email,
  },
  test: booking.test,
  service: booking.test ? testName(booking.test, locale) : inLocale(booking.subjectNames ?? {}, locale),
  preparation: booking.diagnosticTexts && diagnosticPreparation(booking.diagnosticTexts, locale),
  doctor: booking.doctor,
  isVideo: booking.isVideo,
  type: booking.type,
  insurer: booking.insurer,
  wishedDay: booking.wishedDay,
  wishedHour: booking.wishedHour,
  requestedBy: booking.requestedBy,
  call: callOf(booking),
  day: booking.day,
  initTime: booking.initTime,
  endTime: booking.endTime,
  amountCents: booking.amountCents,
  isPaid: booking.isPaid,
  preference: booking.horario,
  clinic: {
    name: inLocale(booking.clinicNames ?? {}, locale),
    address: booking.address,
    phone: booking.clinicPhone,
    whatsapp: booking.clinicWhatsapp,
  },
});

/** The hours in which the clinics call after a request; null is within 24 hours. */
export const callOf = ({ receivedAt, chosenCall }: StoredBooking) =>
  callPromise(new Date(receivedAt), parseCallWindow(chosenCall ?? '')).window;

/** Reads a booking by its row id or its number. */
export async function readBooking(tx: Querier, booking: number | string): Promise<StoredBooking> {
  const [stored] = await tx.query<StoredBooking>(
    `select numcita, reference, sequence, booking.locale, test, day, init_hhmm as "initTime", end_hhmm as "endTime",
            amount_cents as "amountCents",
            exists (select 1 from payment where payment.numcita = booking.numcita and payment.status = 'paid') as "isPaid",
            patient ->> 'nombre' as nombre, patient ->> 'apellidos' as apellidos, patient ->> 'email' as email,
            patient ->> 'telefono' as telefono, patient ->> 'horario' as horario, patient ->> 'tipo' as type,
            patient ->> 'aseguradora' as insurer, patient ->> 'dia' as "wishedDay",
            patient ->> 'hueco' as "wishedHour",
            patient ->> 'currentusername' as "requestedBy", booking.created_at as "receivedAt",
            patient ->> 'horariollamada' as "chosenCall",
            patient ->> 'solicitante' as guardian, patient ->> 'sindocumento' is not null as "lacksDocument",
            coalesce(patient ->> 'necesidades', '') <> '' as "hasNeeds",
            ${SUBJECT_TEXTS} -> 'nombre' as "subjectNames", prueba.texts as "diagnosticTexts", service,
            ${IS_VIDEO} as "isVideo", ${OWN_VIDEO_LINK} as "videoLink",
            medico.nombre as doctor,
            clinic.texts -> 'nombre' as "clinicNames",
            nullif(trim(clinic.email), '') as "clinicEmail",
            clinic.telefono as "clinicPhone", clinic.whatsapp as "clinicWhatsapp", clinic.direccion as address
     from booking
     left join centromedico as clinic on clinic.id = clinic_id
     ${SUBJECT_JOINS}
     where ${typeof booking === 'number' ? 'booking.id = $1' : 'numcita = $1'}`,
    [booking],
  );
  if (!stored) throw new Error('A mail was asked for a booking that is not stored.');
  return stored;
}
