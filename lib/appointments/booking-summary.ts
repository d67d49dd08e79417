import 'server-only';
import { WIRE_RELATIONS } from '@clinic/contract/booker-rules';
import { parseDay, parseHhmm } from '@clinic/contract/dates';
import { readPrice } from '@clinic/contract/prices';
import type { WireBooking } from '@clinic/contract/wire/appointments';
import type { AcceptedConsent, BookingSummary, ConsentGuardian } from '@/lib/domain/appointment/booking';
import type { Locale } from '@/lib/i18n/locales';
import { reachOf } from '@/lib/phones';
import { htmlOf, textOf } from '@/lib/upstream/mapping';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { type CovidTest, isCovidTest, RELATIONS } from '../domain/appointment/choices';

/** Converts a booking to its summary in a language; `numcita` is the fallback if the response names no number. */
export function toBookingSummary(wire: WireBooking, numcita: string, locale: Locale): BookingSummary {
  const day = parseDay(wire.dia);
  const [from = null, until = null] = wire.hora?.split(/\s*[-–]\s*/) ?? [];
  const initTime = parseHhmm(from);
  return {
    patientName: textOf(wire.nombre) ?? '',
    day,
    initTime,
    endTime: initTime && parseHhmm(until ?? wire.horafin),
    whenAsSent: day && initTime ? null : textOf([wire.dia, wire.hora].filter(Boolean).join(' ')),
    service: covidTestName(locale, wire.servicio?.trim() ?? null) ?? textOf(wire.servicio) ?? '',
    doctor: textOf(wire.medico) ?? '',
    numcita: textOf(wire.numcita) ?? numcita,
    reference: textOf(wire.referencia),
    sequence: /^\d{1,6}$/.test(wire.secuencia ?? '') ? Number(wire.secuencia) : 0,
    kind: wire.modalidad === 'presencial' ? null : textOf(wire.modalidad),
    priceCents: readPrice(wire.precio),
    isPaid: wire.pagado,
    advice: htmlOf(wire.generaltext, locale),
    consent: consentOf(wire),
    clinic: {
      name: textOf(wire.clinica) ?? '',
      address: textOf(wire.direccion),
      ...reachOf({ phone: textOf(wire.telefono), whatsapp: textOf(wire.whatsapp) }),
    },
    isConfirmed: day !== null && initTime !== null,
  };
}

function consentOf({ consentimiento: wire }: WireBooking): AcceptedConsent | null {
  if (!wire) return null;
  const { version, hash, aceptado, terminos, consientenotificaciones, representante } = wire;
  return {
    version,
    hash,
    acceptedAt: aceptado,
    allowsResearch: terminos,
    allowsNotifications: consientenotificaciones,
    guardian: representante ? guardianOf(representante) : null,
  };
}

function guardianOf({ nombre, relacion, sindocumento }: WireGuardian): ConsentGuardian {
  const known = RELATIONS.find((relation) => WIRE_RELATIONS[relation] === relacion);
  return { name: nombre, relation: known ?? relacion ?? '', patientLacksDocument: sindocumento };
}

type WireGuardian = NonNullable<NonNullable<WireBooking['consentimiento']>['representante']>;

const NAMES: Record<Locale, Record<CovidTest, string>> = {
  es: es.Payment.services,
  ca: ca.Payment.services,
  en: en.Payment.services,
};

/** The display name of a test booked by slot, by its wire name (M152); null for any other. */
const covidTestName = (locale: Locale, test: string | null): string | null =>
  isCovidTest(test) ? NAMES[locale][test] : null;
