import { CONSENT_PARTS } from '@clinic/contract/consents/consent-text';
import { forGuardian } from '@clinic/contract/consents/guardian';
import { consentTextOf, shownConsent } from '@clinic/contract/consents/versions';
import { slotTest } from '#bookings/slot-tests';
import { parseDay, wallMoment } from '#bookings/wall-time';
import { contentLocale } from '#catalogue/locale';
import { addForCaller } from '#desk/add';
import { type AskedHours, callerHours, readOffer } from '#desk/caller-offer';
import { parseCallerRequest } from '#desk/caller-request';
import { parseRecordId } from '#requests/fields';
import { deskOf } from './staff-desk';
import { answerStaff, refuseStaff, refuseStaffFields, type StaffEndpoints, type StaffOptions } from './staff-endpoint';

type Query = (name: string) => string | undefined;

/** What a receptionist needs to book for somebody on the telephone (docs/desk.md). */
export function callerEndpoints({ on }: StaffEndpoints, options: StaffOptions): void {
  const { db, now } = options;
  on('GET', '/oferta', 'patients', async ({ c, account }) => {
    const clinicId = clinicOf((name) => c.req.query(name), account.clinicIds);
    if (clinicId === null) return refuseStaff(c, 422, 'badQuery');
    const { tests, specialities } = await readOffer(db, clinicId, contentLocale(c.req.query('idioma')));
    return answerStaff(c, {
      pruebas: tests.map(({ test, name }) => ({ tipo: test, nombre: name })),
      especialidades: specialities.map(({ id, name, doctors }) => ({
        ...{ id, nombre: name },
        medicos: doctors.map((doctor) => ({ id: doctor.id, nombre: doctor.name })),
      })),
    });
  });

  on('GET', '/huecos', 'patients', async ({ c, account }) => {
    const asked = askedHours((name) => c.req.query(name), account.clinicIds, wallMoment(now()).day);
    if (asked === null) return refuseStaff(c, 422, 'badQuery');
    const days = await callerHours(db, asked, now());
    return answerStaff(c, {
      agenda: days !== null,
      dias: (days ?? []).map(({ day, hours }) => ({
        fecha: day,
        horas: hours.map(({ initTime, endTime, priceCents }) => ({
          inicio: initTime,
          fin: endTime,
          centimos: priceCents,
        })),
      })),
    });
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
    return answerStaff(c, { referencia: added.reference });
  });
}

/** The clinic of `?clinica=`, one of the account's; null for another one or none. */
function clinicOf(query: Query, clinicIds: readonly number[]): number | null {
  const clinicId = parseRecordId(query('clinica'));
  return clinicId !== null && (clinicIds.length === 0 || clinicIds.includes(clinicId)) ? clinicId : null;
}

function askedHours(query: Query, clinicIds: readonly number[], today: string): AskedHours | null {
  const [clinicId, test] = [clinicOf(query, clinicIds), slotTest(query('prueba'))];
  const day = query('fecha') ? parseDay(query('fecha') ?? '') : today;
  if (clinicId === null || day === null) return null;
  if (test !== null) return { clinicId, day, test };
  const specialityId = parseRecordId(query('especialidad'));
  return specialityId === null ? null : { clinicId, day, specialityId, doctorId: parseRecordId(query('medico')) };
}
