import { isGuardianVersion } from '@clinic/contract/consents/guardian';
import { clockTime, wireDay } from '@clinic/contract/dates';
import type { ContentLocale } from '#catalogue/locale';
import type { Texts } from '#catalogue/names';
import { PURPOSE, type Purpose, SUBJECT_JOINS, SUBJECT_TEXTS } from '#hours/hours-for';
import { diagnosticPreparation, videoAdvice } from '#hours/preparation';
import { arrivalAdvice, type Service, testAdvice } from '#hours/slot-tests';
import { madridSql, STARTS_AT } from '#madrid-sql';
import { translatorFor } from '#messages';
import type { Querier } from '#store/db';
import { escapeHtml } from '#text';
import { HAS_EMAIL } from './reach';
import { OWN_VIDEO_LINK } from './video-link';

/** A booking or request as its patient sees it; day and times are null until they are agreed. */
export type Visit = Purpose & {
  id: number;
  status: 'held' | 'confirmed' | 'cancelled' | 'expired' | 'requested';
  /** HH:MM on the clinics' clock during the hold, or null. */
  heldUntil: string | null;
  paymentUrl: string | null;
  /** Start time, ms since 1970. */
  startsAt: number | null;
  /** The patient confirmed that they will come at the current hour. */
  isComing: boolean;
  numcita: string;
  version: string | null;
  hash: string | null;
  acceptedAt: string;
  allowsResearch: boolean;
  allowsNotifications: boolean;
  /** The person who booked for the patient and their relation, by its wire name. */
  guardian: string | null;
  relation: string | null;
  /** A small child without document. */
  lacksDocument: boolean;
  name: string;
  hasEmail: boolean;
  /** The patient's number; `phone` is the clinic's. */
  ownPhone: string | null;
  day: string | null;
  initTime: string | null;
  endTime: string | null;
  /** Service of its seat; null for an hour agreed by telephone, which only the clinic can move. */
  service: Service | null;
  /** Name of the diagnostic test or the speciality. */
  subject: string | null;
  /** Texts of the diagnostic test. */
  diagnosticTexts: Record<string, Texts> | null;
  reference: string;
  sequence: number;
  amountCents: number | null;
  isPaid: boolean;
  /** The link that reception entered for a video call. */
  videoLink: string | null;
  /** The requested or assigned doctor. */
  doctor: string | null;
  clinic: string | null;
  address: string | null;
  phone: string | null;
  whatsapp: string | null;
};

/** The consent text is identified by its version and hash; the two decisions are 1 or 0, unchanged from the request. */
type AcceptedConsent = {
  version: string;
  hash: string;
  /** ISO 8601 in UTC. */
  aceptado: string;
  terminos: 0 | 1;
  consientenotificaciones: 0 | 1;
  /** The guardian who consented for a child, and whether the child has no document; null for anybody else. */
  representante: { nombre: string; relacion: string | null; sindocumento: 0 | 1 } | null;
};

/** The facts of a booking, under its wire names (docs/contract.md#booking-look-up). */
export type VisitFacts = {
  nombre: string;
  dia: string | null;
  hora: string | null;
  servicio: string | null;
  numcita: string;
  medico: string | null;
  clinica: string | null;
  direccion: string | null;
  telefono: string | null;
  whatsapp: string | null;
  referencia: string;
  horafin: string | null;
  secuencia: number;
  precio: string | null;
  pagado: boolean;
  modalidad: 'presencial' | 'video';
  generaltext: string | null;
  /** The consent the patient gave, for display; null without a consent text. */
  consentimiento: AcceptedConsent | null;
};

/** Returns the booking with a number, with the names of clinic and speciality in the given language, or null. */
export async function findVisit(q: Querier, numcita: string, locale: ContentLocale): Promise<Visit | null> {
  const [found] = await q.query<Visit>(
    `select status, concat_ws(' ', patient ->> 'nombre', patient ->> 'apellidos') as name,
            ${HAS_EMAIL} as "hasEmail", patient ->> 'telefono' as "ownPhone", day, init_hhmm as "initTime",
            end_hhmm as "endTime", booking.id, ${PURPOSE}, reference, sequence, amount_cents as "amountCents", numcita,
            clinic_id as "clinicId", payment_url as "paymentUrl",
            (extract(epoch from ${STARTS_AT}) * 1000)::float8 as "startsAt", attends_at is not null as "isComing",
            exists (select 1 from payment where payment.numcita = booking.numcita and payment.status = 'paid') as "isPaid",
            localized_text(${SUBJECT_TEXTS}, 'nombre', $2) as subject, prueba.texts as "diagnosticTexts",
            medico.nombre as doctor, ${OWN_VIDEO_LINK} as "videoLink",
            localized_text(clinic.texts, 'nombre', $2) as clinic,
            clinic.direccion as address, clinic.telefono as phone, clinic.whatsapp,
            case when hold_until > now() then ${madridSql('hold_until', 'HH24:MI')} end
              as "heldUntil",
            patient ->> 'consentimientoversion' as version, patient ->> 'consentimientohash' as hash,
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "acceptedAt",
            patient ->> 'solicitante' as guardian, patient ->> 'relacion' as relation,
            patient ->> 'sindocumento' is not null as "lacksDocument",
            coalesce((patient ->> 'terminos')::boolean, false) as "allowsResearch",
            coalesce((patient ->> 'consientenotificaciones')::boolean, false) as "allowsNotifications"
     from booking left join centromedico as clinic on clinic.id = clinic_id ${SUBJECT_JOINS}
     where numcita = $1`,
    [numcita, locale],
  );
  return found ?? null;
}

/** Converts a visit to its wire format in a language. */
export const visitFacts = (visit: Visit, locale: ContentLocale): VisitFacts => ({
  nombre: visit.name,
  dia: visit.day && wireDay(visit.day),
  hora: visit.initTime && clockTime(visit.initTime),
  servicio: visit.test ?? visit.subject,
  numcita: visit.numcita,
  medico: visit.doctor,
  clinica: visit.clinic,
  direccion: visit.address,
  telefono: visit.phone,
  whatsapp: visit.whatsapp,
  referencia: visit.reference,
  horafin: visit.endTime && clockTime(visit.endTime),
  secuencia: visit.sequence,
  // Consultations are paid at the clinic: no price is shown rather than a price of 0.
  precio: visit.amountCents ? (visit.amountCents / 100).toFixed(2) : null,
  pagado: visit.isPaid,
  modalidad: visit.isVideo ? 'video' : 'presencial',
  generaltext: adviceOf(visit, locale),
  consentimiento: consentOf(visit),
});

/** Our own HTML; null for a consultation without a seat in an agenda. */
function adviceOf({ test, service, diagnosticTexts, isVideo }: Visit, locale: ContentLocale): string | null {
  if (test) return testAdvice(test, locale);
  if (isVideo)
    return videoAdvice(locale)
      .map((line) => `<p>${line}</p>`)
      .join('');
  const preparation = diagnosticTexts && diagnosticPreparation(diagnosticTexts, locale);
  const lines = [...(preparation ? [escapeHtml(preparation)] : []), ...(service ? [arrivalAdvice(locale)] : [])];
  return lines.length > 0 ? lines.map((line) => `<p>${line}</p>`).join('') : null;
}

const consentOf = ({ version, hash, acceptedAt, ...decided }: Visit): AcceptedConsent | null =>
  version === null || hash === null
    ? null
    : {
        version,
        hash,
        aceptado: acceptedAt,
        terminos: decided.allowsResearch ? 1 : 0,
        consientenotificaciones: decided.allowsNotifications ? 1 : 0,
        representante: representativeOf(version, decided),
      };

const representativeOf = (
  version: string,
  { guardian, relation, lacksDocument }: Pick<Visit, 'guardian' | 'relation' | 'lacksDocument'>,
): AcceptedConsent['representante'] =>
  guardian !== null && isGuardianVersion(version)
    ? { nombre: guardian, relacion: relation, sindocumento: lacksDocument ? 1 : 0 }
    : null;

/**
 * Response of GET /api/citas/comprobar, under its wire names (docs/contract.md#booking-look-up). Additional fields of
 * ours: `medico`, `referencia`, the short number people read out, `horafin`, `secuencia` of the calendar entry, `precio` in
 * euros, `pagado`, and `generaltext` with what to bring (our own HTML).
 */
export type BookingLookup =
  | VisitFacts
  /**
   * `hasta` is HH:MM on the clinics' clock, the end of the hold. `caducada`: the hold has ended and the hour is free
   * again.
   */
  | { error: string; pendiente?: true; hasta?: string; caducada?: true };

/**
 * Finds a confirmed booking by its number, which cannot be guessed, with the clinic's name in the given language (M151,
 * M152). A booking whose payment has not been notified yet returns that state and until when it is held; an expired
 * hold returns that it has expired. All others, and unknown numbers, are not found.
 */
export async function lookUpBooking(q: Querier, numcita: string, locale: ContentLocale): Promise<BookingLookup> {
  const t = translatorFor(locale, 'bookings');
  if (!/^[A-Za-z0-9_-]{22}$/.test(numcita)) return { error: t('unknown') };
  const visit = await findVisit(q, numcita, locale);
  if (!visit || visit.status === 'cancelled' || visit.status === 'requested') return { error: t('unknown') };
  if (visit.heldUntil !== null) return { error: t('waiting'), pendiente: true, hasta: visit.heldUntil };
  if (visit.status !== 'confirmed') return { error: t('expired'), caducada: true };
  return visitFacts(visit, locale);
}
