import type { Act, LogLine } from '#audit';
import { wireReach } from '#bookings/reach';
import { videoLinkOf } from '#bookings/video-link';
import { slotTest, testName } from '#hours/slot-tests';
import type { AgendaEntry } from '#reception/agenda';
import type { DeskConsent, FullBooking } from '#reception/read';

/** `videoLink`: the template of VIDEO_LINK. */
export type WireOptions = { hasSms: boolean; videoLink?: string | null };

/** Returns a line of a list of visits, under its wire names. */
export function wireEntry(entry: AgendaEntry, { hasSms, videoLink }: WireOptions) {
  const test = slotTest(entry.test);
  return {
    ...{ referencia: entry.reference, version: entry.version, estado: entry.status },
    ...{ solicitud: entry.isRequest, pagada: entry.isPaid },
    ...{
      centromedico: entry.clinicId,
      fecha: entry.day,
      inicio: entry.initTime,
      fin: entry.endTime,
      puesto: entry.seat,
    },
    motivo: test ? testName(test, 'es') : [entry.subject, entry.doctor].filter(Boolean).join(', '),
    ...{ nombre: entry.name, telefono: entry.phone, avisos: wireReach(entry, hasSms) },
    ...{ asiste: entry.isComing, visita: entry.visit, sobrecupo: entry.isOverbooked },
    modalidad: entry.isVideo ? 'video' : 'presencial',
    sinenlace: entry.status === 'confirmed' && entry.isVideo && !entry.hasOwnLink && !videoLink,
    ...{ fechadeseada: entry.wishedDay, horariodeseado: entry.wishedPart, recibida: entry.receivedAt },
  };
}

/** Returns a complete booking, under its wire names. */
export function wireFullBooking(whole: FullBooking, { hasSms, videoLink = null }: WireOptions) {
  const { booking, patient } = whole;
  const phone = typeof patient.telefono === 'string' ? patient.telefono : null;
  return {
    ...{
      referencia: booking.reference,
      version: booking.version,
      numcita: booking.numcita,
      estado: booking.status,
      solicitud: booking.isRequest,
    },
    ...{ centromedico: booking.clinicId, clinica: whole.clinic, fecha: booking.day, inicio: booking.initTime },
    ...{ fin: booking.endTime, puesto: booking.seat, sobrecupo: booking.isOverbooked },
    ...{ modalidad: booking.isVideo ? 'video' : 'presencial', enlacepropio: whole.videoLink },
    enlace: videoLinkOf({ ...booking, videoLink: whole.videoLink }, videoLink),
    ...{ recibida: whole.receivedAt, idioma: whole.locale },
    ...{ prueba: whole.test, especialidad: whole.speciality, medico: whole.doctor, centimos: whole.amountCents },
    ...{
      retenidahasta: whole.heldUntil,
      asistedesde: whole.attendsAt,
      visita: whole.visit,
      notas: whole.notes,
      paciente: patient,
    },
    avisos: wireReach({ hasEmail: Boolean(patient.email), phone }, hasSms),
    consentimiento: whole.consent && wireConsent(whole.consent),
    pagos: whole.payments,
    recibos: whole.receipts,
    correos: whole.mails,
    actos: whole.acts.map(wireAct),
  };
}

export const wireAct = ({ who, ...act }: Act) => ({ ...act, actor: who ?? act.actor });

const wireConsent = ({ version, hash, text, askedBy }: DeskConsent) => ({
  ...{ version, hash, idioma: text?.language ?? null, telefono: askedBy },
  partes: (text?.parts ?? []).map(({ part, paragraphs }) => ({ parte: part, parrafos: paragraphs })),
});

/** Returns an entry of the access log, under its wire names. */
export const wireLine = ({ id, at, actor, who, action, subject, details }: LogLine) => ({
  ...{ id, hora: at, quien: who ?? actor, accion: action, sobre: subject, detalles: details },
});
