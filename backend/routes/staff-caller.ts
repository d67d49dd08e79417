import { CONSENT_PARTS } from '@clinic/contract/consents/consent-text';
import { forGuardian } from '@clinic/contract/consents/guardian';
import { consentTextOf, shownConsent } from '@clinic/contract/consents/versions';
import { madridDay, parseDay } from '@clinic/contract/dates';
import { findBooking } from '#bookings/find';
import { wireReach } from '#bookings/reach';
import { contentLocale } from '#catalogue/locale';
import { parseRecordId } from '#forms/fields';
import type { FreeDay } from '#hours/free-days';
import { freeDaysFor, type Purpose } from '#hours/hours-for';
import { slotTest } from '#hours/slot-tests';
import { addForCaller } from '#reception/add';
import { parseCallerRequest, readOffer } from '#reception/caller-request';
import { mayOverbook } from '#staff/account';
import { deskOf } from './staff-bookings';
import { answerStaff, refuseStaff, refuseStaffFields, type StaffEndpoints, type StaffOptions } from './staff-endpoint';

/** Number of days with free hours that are offered at once. */
const DAYS_OFFERED = 6;

type Query = (name: string) => string | undefined;

/** Endpoints a receptionist needs to book for a caller on the telephone (docs/desk.md). */
export function callerEndpoints({ on }: StaffEndpoints, options: StaffOptions): void {
  const { db, now, hasSms } = options;
  on('GET', '/oferta', 'patients', async ({ c, account }) => {
    const clinicId = clinicOf((name) => c.req.query(name), account.clinicIds);
    if (clinicId === null) return refuseStaff(c, 422, 'badQuery');
    const { tests, diagnosticTests, specialities } = await readOffer(
      db,
      clinicId,
      contentLocale(c.req.query('idioma')),
    );
    return answerStaff(c, {
      sms: hasSms,
      pruebas: tests.map(({ test, name }) => ({ tipo: test, nombre: name })),
      estudios: diagnosticTests.map(({ id, name, specialityId }) => ({ id, nombre: name, especialidad: specialityId })),
      especialidades: specialities.map(({ id, name, doctors }) => ({
        ...{ id, nombre: name },
        medicos: doctors.map((doctor) => ({ id: doctor.id, nombre: doctor.name })),
      })),
    });
  });

  on('GET', '/huecos', 'patients', async ({ c, account }) => {
    const query: Query = (name) => c.req.query(name);
    const [purpose, day] = [askedPurpose(query, account.clinicIds), dayParameter(query, now())];
    if (purpose === null || day === null) return refuseStaff(c, 422, 'badQuery');
    return answerStaff(c, wireDays(await freeDaysFor(db, purpose, { day, most: DAYS_OFFERED }, now())));
  });

  on('GET', '/reservas/:referencia/huecos', 'patients', async ({ c, account }) => {
    const day = dayParameter((name) => c.req.query(name), now());
    if (day === null) return refuseStaff(c, 422, 'badQuery');
    const days = await db.tx(async (tx) => {
      const booking = await findBooking(tx, c.req.param('referencia') ?? '', { clinicIds: account.clinicIds });
      return await freeDaysFor(tx, booking, { day, most: DAYS_OFFERED }, now());
    });
    return answerStaff(c, { ...wireDays(days), sobrecupo: days !== null && mayOverbook(account.role) });
  });

  on('GET', '/consentimiento', 'patients', async ({ c }) => {
    const test = slotTest(c.req.query('prueba'));
    if (test === null) return refuseStaff(c, 422, 'badQuery');
    const [locale, isForChild] = [contentLocale(c.req.query('idioma')), c.req.query('menor') === '1'];
    const { language, text: own } = shownConsent(test, locale);
    const text = isForChild ? forGuardian(own, language) : own;
    return answerStaff(c, {
      ...{ idioma: language, ...consentTextOf(test, locale, isForChild) },
      partes: CONSENT_PARTS.flatMap((part) => (text[part] ? [{ parte: part, parrafos: text[part] }] : [])),
    });
  });

  on('POST', '/reservas', 'patients', async ({ c, account, body, idempotencyKey }) => {
    const caller = parseCallerRequest(body);
    if ('refused' in caller) return refuseStaffFields(c, caller.refused);
    const added = await addForCaller(deskOf(options, account), caller, idempotencyKey);
    if (added.kind === 'refused') return refuseStaffFields(c, added.fields);
    const { email, telefono } = caller.request;
    const avisos = wireReach({ hasEmail: email !== null, phone: telefono }, hasSms);
    return answerStaff(c, { referencia: added.reference, avisos });
  });
}

/** Returns the clinic of `?clinica=` if it is one of the account's, or null. */
function clinicOf(query: Query, clinicIds: readonly number[]): number | null {
  const clinicId = parseRecordId(query('clinica'));
  return clinicId !== null && (clinicIds.length === 0 || clinicIds.includes(clinicId)) ? clinicId : null;
}

/** Returns the day of `?fecha=`, by default today, or null for an invalid one. */
const dayParameter = (query: Query, now: Date): string | null =>
  query('fecha') ? parseDay(query('fecha') ?? '') : madridDay(now);

function askedPurpose(query: Query, clinicIds: readonly number[]): Purpose | null {
  const [clinicId, test] = [clinicOf(query, clinicIds), slotTest(query('prueba'))];
  if (clinicId === null) return null;
  const nothing = { specialityId: null, doctorId: null, diagnosticId: null, isVideo: false };
  if (test !== null) return { clinicId, test, ...nothing };
  const diagnosticId = parseRecordId(query('prueba'));
  if (diagnosticId !== null) return { clinicId, test, ...nothing, diagnosticId };
  const specialityId = parseRecordId(query('especialidad'));
  if (specialityId === null) return null;
  const isVideo = query('modalidad') === 'video';
  return { clinicId, test, ...nothing, specialityId, doctorId: parseRecordId(query('medico')), isVideo };
}

/** Returns days with free hours under their wire names; null for a consultation without an agenda. */
const wireDays = (days: readonly FreeDay[] | null) => ({
  agenda: days !== null,
  dias: (days ?? []).map(({ day, hours }) => ({
    fecha: day,
    horas: hours.map(({ initTime, endTime, priceCents }) => ({
      ...{ inicio: initTime, fin: endTime, centimos: priceCents },
    })),
  })),
});
