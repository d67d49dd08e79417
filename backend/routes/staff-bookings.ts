import { addDays, parseDay, parseHhmm } from '@clinic/contract/dates';
import type { Context } from 'hono';
import { audit, auditList, readChanges, readLog, staffActor } from '#audit';
import { findBooking } from '#bookings/find';
import type { Wanted } from '#bookings/seat';
import { BookingChanged } from '#desk-refusal';
import { CANCEL_REASONS, cancel, confirm, type Desk, move } from '#reception/acts';
import { findEntries, readAgenda } from '#reception/agenda';
import { indexBookings } from '#reception/blind-index';
import { type FullBooking, readFullBooking } from '#reception/read';
import { addNote, markRefunded, markVisit, sendAgain, setVideoLink, VISITS } from '#reception/visit-acts';
import { mayOverbook, type StaffAccount } from '#staff/account';
import { wireAct, wireEntry, wireFullBooking, wireLine } from './staff-bookings-wire';
import {
  answerStaff,
  refuseStaff,
  type StaffCall,
  type StaffEndpoints,
  type StaffOptions,
  textOf,
} from './staff-endpoint';

/** Maximum number of days per call of the agenda: a month with its first and last week. */
const MAX_DAYS = 42;

type Call = StaffCall<'patients'>;

/** The agenda, complete bookings and actions on them, and the access log (docs/desk.md). */
export function deskEndpoints(endpoints: StaffEndpoints, options: StaffOptions): void {
  readingEndpoints(endpoints, options);
  actingEndpoints(endpoints, options);
}

function readingEndpoints({ on }: StaffEndpoints, options: StaffOptions): void {
  const { db } = options;
  on('GET', '/agenda', 'patients', async ({ c, account }) => {
    const [from, until] = [parseDay(c.req.query('desde') ?? ''), parseDay(c.req.query('hasta') ?? '')];
    const clinics = clinicsOf(c, account);
    if (from === null || until === null || until < from || until >= addDays(from, MAX_DAYS) || clinics === null)
      return refuseStaff(c, 422, 'badQuery');
    const entries = await db.tx(async (tx) => {
      const details = { clinic: clinics.chosen ?? 'all', from, until };
      await auditList(tx, staffActor(account.id), 'agenda', details);
      return await readAgenda(tx, clinics, { from, until });
    });
    return answerStaff(c, { citas: entries.map((entry) => wireEntry(entry, options)) });
  });

  // The search text is sent in the body, so that patients' names are in no address or log.
  on('POST', '/buscar', 'patients', async ({ c, account, body }) => {
    await indexBookings(db, 'latest');
    const entries = await db.tx(async (tx) => {
      await auditList(tx, staffActor(account.id), 'search', {});
      return await findEntries(tx, { clinicIds: account.clinicIds, chosen: null }, textOf(body.texto).slice(0, 200));
    });
    return answerStaff(c, { citas: entries.map((entry) => wireEntry(entry, options)) });
  });

  on('GET', '/reservas/:referencia', 'patients', async ({ c, account }) =>
    answerStaff(c, wireFullBooking(await readAndLog({ db, account }, c.req.param('referencia') ?? ''), options)),
  );

  on('GET', '/registro', 'manager', async ({ c }) => {
    const before = Number(c.req.query('antes') ?? '');
    const lines = await readLog(db, Number.isSafeInteger(before) && before > 0 ? before : null);
    return answerStaff(c, { lineas: lines.map(wireLine) });
  });
}

type Run = (desk: Desk, reference: string, call: Call) => Promise<Response | null>;

/** Returns functions that define an act on a booking, which answers with the booking after it. */
function actsOf({ on }: StaffEndpoints, options: StaffOptions) {
  const { db } = options;
  /** An act that cannot conflict with others and needs no version. */
  const adding = (action: string, act: Run) =>
    on('POST', `/reservas/:referencia/${action}`, 'patients', async (call) => {
      const { c, account } = call;
      const reference = c.req.param('referencia') ?? '';
      const refusal = await act(deskOf(options, account), reference, call);
      return refusal ?? answerStaff(c, wireFullBooking(await readAndLog({ db, account }, reference), options));
    });
  /** An act that requires the version of the booking that its sender read. */
  const acting = (action: string, act: Run) =>
    adding(action, async (desk, reference, call) => {
      const version = versionOf(call.body);
      if (version === null) return refuseStaff(call.c, 422, 'needsVersion');
      try {
        return await act({ ...desk, version }, reference, call);
      } catch (error) {
        if (error instanceof BookingChanged) return await answerChanged(options, call, error);
        throw error;
      }
    });
  return { adding, acting };
}

function actingEndpoints(endpoints: StaffEndpoints, options: StaffOptions): void {
  const { adding, acting } = actsOf(endpoints, options);
  acting('confirmar', async (desk, reference, { c, body, account }) => {
    const agreed = agreedOf(body);
    if (agreed === 'bad') return refuseStaff(c, 422, 'badHour');
    if (agreed?.overbooks && !mayOverbook(account.role)) return refuseStaff(c, 403, 'forbidden');
    await confirm(desk, reference, agreed);
    return null;
  });
  acting('mover', async (desk, reference, { c, body, account }) => {
    const agreed = agreedOf(body);
    if (agreed === 'bad' || agreed === null) return refuseStaff(c, 422, 'badHour');
    if (agreed.overbooks && !mayOverbook(account.role)) return refuseStaff(c, 403, 'forbidden');
    await move(desk, reference, agreed);
    return null;
  });
  acting('cancelar', async (desk, reference, { c, body }) => {
    const reason = CANCEL_REASONS.find((one) => one === body.razon);
    if (!reason) return refuseStaff(c, 422, 'needsReason');
    await cancel(desk, reference, reason);
    return null;
  });
  acting('visita', async (desk, reference, { c, body }) => {
    const visit = VISITS.find((one) => one === body.visita) ?? null;
    if (visit === null && body.visita !== null) return refuseStaff(c, 422, 'badVisit');
    await markVisit(desk, reference, visit);
    return null;
  });
  adding('nota', async (desk, reference, { body }) => {
    await addNote(desk, reference, textOf(body.texto));
    return null;
  });
  acting('enlace', async (desk, reference, { body }) => {
    await setVideoLink(desk, reference, textOf(body.enlace));
    return null;
  });
  acting('devolucion', async (desk, reference, { body }) => {
    await markRefunded(desk, reference, textOf(body.referencia));
    return null;
  });
  acting('reenviar', async (desk, reference, { body }) => {
    await sendAgain(desk, reference, Number(body.correo) || 0);
    return null;
  });
}

/** The acting account at the current time. */
export const deskOf = (
  { db, now, operatorEmail, hasSms, issuer, videoLink, reminderHours }: StaffOptions,
  { id, clinicIds }: StaffAccount,
): Desk => ({
  ...{ db, operatorEmail, hasSms, issuer, clinicIds, videoLink, reminderHours },
  ...{ actor: staffActor(id), now: now() },
});

type Reader = { db: StaffOptions['db']; account: StaffAccount };

async function readAndLog({ db, account }: Reader, typed: string): Promise<FullBooking> {
  return await db.tx(async (tx) => {
    const booking = await findBooking(tx, typed, { clinicIds: account.clinicIds });
    await audit(tx, { actor: staffActor(account.id), action: 'show', reference: booking.reference });
    return await readFullBooking(tx, booking);
  });
}

/** Returns a 409 with the current booking and the acts since the version that was sent. */
async function answerChanged(options: StaffOptions, { c, account }: Call, { reason, reference, seen }: BookingChanged) {
  const whole = await readAndLog({ db: options.db, account }, reference);
  const changes = await readChanges(options.db, reference, seen);
  return refuseStaff(c, 409, reason, { reserva: wireFullBooking(whole, options), cambios: changes.map(wireAct) });
}

/** Returns the booking's version in a body, or null. */
const versionOf = ({ version }: Record<string, unknown>): number | null =>
  typeof version === 'number' && Number.isSafeInteger(version) ? version : null;

/** Returns the clinics for `?clinica=`, or null if it is not one of the account's. */
export const clinicsOf = (c: Context, account: StaffAccount) => chosenClinic(c.req.query('clinica') ?? '', account);

/**
 * Returns the clinics of the account with the chosen one (null: none chosen), or null if the chosen one is not among
 * them.
 */
export function chosenClinic(
  typed: string,
  { clinicIds }: StaffAccount,
): { clinicIds: number[]; chosen: number | null } | null {
  if (typed === '') return { clinicIds, chosen: null };
  const chosen = /^\d{1,9}$/.test(typed) ? Number(typed) : null;
  if (chosen === null || (clinicIds.length > 0 && !clinicIds.includes(chosen))) return null;
  return { clinicIds, chosen };
}

/** Returns the hour in a body, null without one, or 'bad' for an invalid one. */
function agreedOf({ fecha, inicio, fin, sobrecupo }: Record<string, unknown>): Wanted | null | 'bad' {
  if ([fecha, inicio, fin].every((one) => textOf(one) === '')) return null;
  const [day, initTime] = [parseDay(textOf(fecha)), parseHhmm(textOf(inicio))];
  const endTime = textOf(fin) === '' ? null : parseHhmm(textOf(fin));
  return day === null || initTime === null || (endTime === null && textOf(fin) !== '')
    ? 'bad'
    : { day, initTime, endTime, overbooks: sobrecupo === true };
}
