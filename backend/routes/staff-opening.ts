import { madridDay } from '@clinic/contract/dates';
import { holidaysOf } from '@clinic/contract/public-holidays';
import type { Context } from 'hono';
import type { ContentLocale } from '#catalogue/locale';
import {
  changeOpening,
  type HitVisit,
  listVisitsInClosedHours,
  type OpeningDesk,
  previewChange,
  settleVisitsInClosedHours,
} from '#opening/act';
import type { OpeningChange } from '#opening/change';
import { holidayName, nameOf } from '#opening/holidays';
import {
  readHours,
  readMonth,
  readServices,
  type StoredClosure,
  type StoredExtra,
  type StoredLine,
} from '#opening/read';
import type { Settlement, Settling } from '#opening/settle';
import type { StaffAccount } from '#staff/account';
import { parseChange, parseService } from './opening-body';
import { deskOf } from './staff-bookings';
import { type WireOptions, wireEntry } from './staff-bookings-wire';
import { answerStaff, refuseStaff, type StaffCall, type StaffEndpoints, type StaffOptions } from './staff-endpoint';

const SETTLEMENTS: Record<string, Settlement> = { mover: 'move', anular: 'cancel', dejar: 'leave' };

/** Endpoints for weekly hours, holidays, closures and extra hours, and the visits a change affects (docs/desk.md). */
export function openingEndpoints(endpoints: StaffEndpoints, options: StaffOptions): void {
  readingEndpoints(endpoints, options);
  changingEndpoints(endpoints, options);
}

function readingEndpoints({ on }: StaffEndpoints, { db, now }: StaffOptions): void {
  on('GET', '/horarios', 'patients', async ({ c, account }) => {
    const clinicId = clinicOf(c.req.query('clinica'), account);
    if (clinicId === null) return refuseStaff(c, 422, 'badQuery');
    const { lines, extras, closures } = await readHours(db, clinicId, madridDay(now()));
    const services = await readServices(db, clinicId, account.locale);
    return answerStaff(c, {
      lineas: lines.map((line) => ({ ...wireHours(line), dia: line.weekday, desde: line.first, hasta: line.last })),
      extras: extras.map((extra) => ({ ...wireHours(extra), fecha: extra.day })),
      cierres: closures.map((closure) => wireClosure(closure, account.locale)),
      servicios: services.map((one) => ({ servicio: one.service, nombre: one.name })),
      ...{ provincias: await readRegions(db), todas: account.role === 'manager' && account.clinicIds.length === 0 },
    });
  });

  on('GET', '/horarios/mes', 'patients', async ({ c, account }) => {
    const [clinicId, service] = [
      clinicOf(c.req.query('clinica'), account),
      parseService(c.req.query('servicio') ?? ''),
    ];
    const month = c.req.query('mes') ?? '';
    if (clinicId === null || service === null || !/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
      return refuseStaff(c, 422, 'badQuery');
    const days = await readMonth(db, { clinicId, service }, month, now());
    return answerStaff(c, {
      dias: days.map(({ day, ranges, slots, free }) => ({
        ...{ fecha: day, tramos: ranges.map(({ from, to }) => ({ de: from, a: to })), huecos: slots, libres: free },
      })),
    });
  });

  on('GET', '/horarios/festivos', 'patients', async ({ c, account }) => {
    const year = c.req.query('anyo') ?? '';
    if (!/^20\d\d$/.test(year)) return refuseStaff(c, 422, 'badQuery');
    const festivos = holidaysOf(Number(year)).map((holiday) => ({
      ...{ fecha: holiday.day, nombre: nameOf(holiday, account.locale) },
      ...{ comunidad: holiday.community, regiones: holiday.regions },
    }));
    return answerStaff(c, { festivos });
  });
}

function changingEndpoints({ on }: StaffEndpoints, options: StaffOptions): void {
  const deskFor = (account: StaffAccount): OpeningDesk => ({
    ...deskOf(options, account),
    isManager: account.role === 'manager',
  });
  const changing = (
    path: string,
    make: (desk: OpeningDesk, change: OpeningChange, call: StaffCall<'patients'>) => Promise<HitVisit[] | null>,
  ) =>
    on('POST', path, 'patients', async (call) => {
      const change = parseChange(call.body.cambio);
      if (change === null || isOver(change, madridDay(options.now()))) return refuseStaff(call.c, 422, 'badOpening');
      return answerVisits(call.c, await make(deskFor(call.account), change, call), options);
    });

  changing('/horarios/ver', (desk, change) => previewChange(desk, change));
  changing('/horarios', async (desk, change, { body }) => {
    const settling = settlingOf(body);
    return settling && (await changeOpening(desk, change, settling));
  });

  on('GET', '/horarios/fuera', 'patients', async ({ c, account }) => {
    const clinicId = clinicOf(c.req.query('clinica'), account);
    if (clinicId === null) return refuseStaff(c, 422, 'badQuery');
    return answerVisits(c, await listVisitsInClosedHours(deskFor(account), [clinicId]), options);
  });
  on('POST', '/horarios/fuera', 'patients', async ({ c, account, body }) => {
    const [clinicId, settling] = [clinicOf(String(body.clinica ?? ''), account), settlingOf(body)];
    if (clinicId === null || settling === null) return refuseStaff(c, 422, 'badQuery');
    return answerVisits(c, await settleVisitsInClosedHours(deskFor(account), [clinicId], settling), options);
  });
}

/** Returns a clinic of the account, or null. */
function clinicOf(typed: string | undefined, { clinicIds }: StaffAccount): number | null {
  const id = /^[1-9]\d{0,8}$/.test(typed ?? '') ? Number(typed) : null;
  return id !== null && (clinicIds.length === 0 || clinicIds.includes(id)) ? id : null;
}

/** Returns the settlement in a body with the versions of the visits that were shown, or null. */
function settlingOf({ citas, vistas }: Record<string, unknown>): Settling | null {
  const how = SETTLEMENTS[String(citas)];
  if (!how || typeof vistas !== 'object' || vistas === null) return null;
  return { how, seen: new Map(Object.entries(vistas).map(([reference, version]) => [reference, Number(version)])) };
}

/** Past hours cannot be changed: yesterday's visits belong to yesterday's hours. */
function isOver(change: OpeningChange, today: string): boolean {
  if (change.kind === 'changeLine') return change.from < today;
  if (change.kind === 'addExtra') return change.day < today;
  return change.kind === 'addClosure' && change.last < today;
}

const wireHours = ({ id, service, from, to, minutes, capacity, priceCents, isVideo }: StoredLine | StoredExtra) => ({
  ...{ id, servicio: service, de: from, a: to, minutos: minutes, plazas: capacity, centimos: priceCents },
  modalidad: isVideo ? 'video' : 'presencial',
});

const wireClosure = (closure: StoredClosure, locale: ContentLocale) => ({
  ...{ id: closure.id, festivo: closure.isHoliday, clinica: closure.clinicId, regiones: closure.regions },
  ...{ servicio: closure.service, desde: closure.first, hasta: closure.last, de: closure.from, a: closure.to },
  motivo: closure.isHoliday ? holidayName(closure.first, closure.reason, locale) : closure.reason,
});

const answerVisits = (c: Context, visits: HitVisit[] | null, options: WireOptions): Response =>
  visits === null
    ? refuseStaff(c, 422, 'badQuery')
    : answerStaff(c, {
        citas: visits.map(({ entry, settled }) => ({
          ...wireEntry(entry, options),
          ...{ queda: settled?.became ?? null, nuevafecha: settled?.to?.day ?? null },
          nuevainicio: settled?.to?.initTime ?? null,
        })),
      });

/** Returns the provinces of own clinics. */
const readRegions = async (db: StaffOptions['db']): Promise<string[]> =>
  (await db.query<{ region: string }>('select distinct region from centromedico where not otro order by region')).map(
    ({ region }) => region,
  );
