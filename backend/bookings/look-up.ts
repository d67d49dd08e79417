import { clockTime } from '@clinic/contract/clock-time';
import type { ContentLocale } from '#catalogue/locale';
import { madridSql } from '#madrid-clock';
import type { Querier } from '#store/db';
import { type SlotTest, testAdvice } from './slot-tests';
import { wireDay } from './wall-time';

/**
 * The answer of GET /api/citas/comprobar, under its wire names (docs/contract.md#booking-look-up). Ours beyond it:
 * `referencia`, the short number people read out, `horafin`, `secuencia` of the calendar entry, `precio` in euros,
 * `pagado` and what to bring as `generaltext` (HTML of ours).
 */
export type LookedUp =
  | {
      nombre: string;
      dia: string;
      hora: string;
      servicio: string | null;
      numcita: string;
      clinica: string | null;
      direccion: string | null;
      telefono: string | null;
      whatsapp: string | null;
      referencia: string;
      horafin: string;
      secuencia: number;
      precio: string | null;
      pagado: boolean;
      generaltext: string | null;
      /** What the patient accepted, to be shown to them again; null when no text was named. */
      consentimiento: AcceptedConsent | null;
    }
  /** `hasta` is HH:MM by the clinics' clock: until then the hour is held. `caducada`: it was held and is free again. */
  | { error: string; pendiente?: true; hasta?: string; caducada?: true };

/** The consent text is named by its version and hash; the two decisions are 1 or 0, as they were sent. */
type AcceptedConsent = {
  version: string;
  hash: string;
  /** The instant, ISO 8601 in UTC. */
  aceptado: string;
  terminos: 0 | 1;
  consientenotificaciones: 0 | 1;
};

const UNKNOWN: Record<ContentLocale, string> = {
  es: 'No se ha encontrado la cita.',
  ca: "No s'ha trobat la cita.",
  en: 'The appointment was not found.',
};

const WAITING: Record<ContentLocale, string> = {
  es: 'Estamos confirmando tu pago. Vuelve a cargar la página en unos instantes.',
  ca: 'Estem confirmant el teu pagament. Torna a carregar la pàgina en uns instants.',
  en: 'We are confirming your payment. Please reload the page in a few moments.',
};

const EXPIRED: Record<ContentLocale, string> = {
  es: 'El tiempo para pagar ha terminado y la hora ha quedado libre.',
  ca: 'El temps per pagar s’ha acabat i l’hora ha quedat lliure.',
  en: 'The time to pay is over and the slot has been released.',
};

type Found = {
  status: string;
  heldUntil: string | null;
  version: string | null;
  hash: string | null;
  acceptedAt: string;
  allowsResearch: boolean;
  allowsNotifications: boolean;
  name: string;
  day: string;
  initTime: string;
  endTime: string;
  test: SlotTest | null;
  speciality: string | null;
  reference: string;
  sequence: number;
  amountCents: number | null;
  isPaid: boolean;
  clinic: string | null;
  address: string | null;
  phone: string | null;
  whatsapp: string | null;
};

/**
 * A confirmed booking by its number, which cannot be guessed, with the clinic as it is named in the language (M151, M152).
 * One whose payment has not been notified yet says so and until when it is held, one whose hold is over says that; any
 * other, and an unknown number, is not found.
 */
export async function lookUpBooking(q: Querier, numcita: string, locale: ContentLocale): Promise<LookedUp> {
  if (!/^[A-Za-z0-9_-]{22}$/.test(numcita)) return { error: UNKNOWN[locale] };
  const [found] = await q.query<Found>(
    `select status, concat_ws(' ', patient ->> 'nombre', patient ->> 'apellidos') as name, day, init_hhmm as "initTime",
            end_hhmm as "endTime", test, reference, sequence, amount_cents as "amountCents",
            exists (select 1 from payment where payment.numcita = booking.numcita and payment.status = 'paid') as "isPaid",
            (select coalesce(nullif(especialidad.nombre ->> $2, ''), especialidad.nombre ->> 'es') from especialidad
             where especialidad.id = (patient ->> 'especialidad')::integer) as speciality,
            coalesce(nullif(clinic.nombre ->> $2, ''), clinic.nombre ->> 'es') as clinic,
            clinic.direccion as address, clinic.telefono as phone, clinic.whatsapp,
            case when hold_until > now() then ${madridSql('hold_until', 'HH24:MI')} end
              as "heldUntil",
            patient ->> 'consentimientoversion' as version, patient ->> 'consentimientohash' as hash,
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "acceptedAt",
            coalesce((patient ->> 'terminos')::boolean, false) as "allowsResearch",
            coalesce((patient ->> 'consientenotificaciones')::boolean, false) as "allowsNotifications"
     from booking left join centromedico as clinic on clinic.id = clinic_id
     where numcita = $1 and status in ('confirmed', 'held', 'expired')`,
    [numcita, locale],
  );
  if (!found) return { error: UNKNOWN[locale] };
  if (found.heldUntil !== null) return { error: WAITING[locale], pendiente: true, hasta: found.heldUntil };
  if (found.status !== 'confirmed') return { error: EXPIRED[locale], caducada: true };
  return {
    nombre: found.name,
    dia: wireDay(found.day),
    hora: clockTime(found.initTime),
    servicio: found.test ?? found.speciality,
    numcita,
    clinica: found.clinic,
    direccion: found.address,
    telefono: found.phone,
    whatsapp: found.whatsapp,
    referencia: found.reference,
    horafin: clockTime(found.endTime),
    secuencia: found.sequence,
    precio: found.amountCents === null ? null : (found.amountCents / 100).toFixed(2),
    pagado: found.isPaid,
    generaltext: found.test && testAdvice(found.test, locale),
    consentimiento: consentOf(found),
  };
}

const consentOf = ({
  version,
  hash,
  acceptedAt,
  allowsResearch,
  allowsNotifications,
}: Found): AcceptedConsent | null =>
  version === null || hash === null
    ? null
    : {
        version,
        hash,
        aceptado: acceptedAt,
        terminos: allowsResearch ? 1 : 0,
        consientenotificaciones: allowsNotifications ? 1 : 0,
      };
