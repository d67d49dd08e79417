import { addDays } from '@clinic/contract/dates';
import { audit, auditList } from '#audit';
import { DeskRefusal } from '#desk-refusal';
import { lockOpening } from '#hours/opening';
import type { Desk } from '#reception/acts';
import { type AgendaEntry, readEntries } from '#reception/agenda';
import type { Querier } from '#store/db';
import { applyChange, type OpeningChange, type Scope } from './change';
import { seatAgreed } from './seat-agreed';
import { readVisitsInClosedHours, type Settled, type Settling, type SoldVisit, settle } from './settle';

/** The account that changes hours; changes for all clinics need a manager of all clinics. */
export type OpeningDesk = Desk & { isManager: boolean };

/** A visit in closed hours and its settlement; null until it is settled. */
export type HitVisit = { entry: AgendaEntry; settled: Settled | null };

/**
 * Returns the visits a change would affect, without changing anything. Throws a DeskRefusal when the change is not
 * possible.
 */
export async function previewChange(desk: OpeningDesk, change: OpeningChange): Promise<HitVisit[]> {
  return await desk.db.tx(async (tx) => {
    const { clinicIds, subject } = await reachOf(tx, desk, change);
    await lockOpening(tx, clinicIds, 'change');
    await tx.script('savepoint preview');
    const hit = await hitBy(tx, change, clinicIds);
    await tx.script('rollback to savepoint preview');
    return await shown(tx, desk, subject, hit, []);
  });
}

/**
 * Makes a change, settles the affected visits, and seats agreed visits in an agenda it opens, in one transaction during
 * which nobody can book there. Throws a DeskRefusal, newlyBooked, when it affects a visit whose version was not shown;
 * nothing changes then.
 */
export async function changeOpening(desk: OpeningDesk, change: OpeningChange, settling: Settling): Promise<HitVisit[]> {
  return await desk.db.tx(async (tx) => {
    const { clinicIds, subject } = await reachOf(tx, desk, change);
    await lockOpening(tx, clinicIds, 'change');
    const hit = await hitBy(tx, change, clinicIds);
    if (hit.some(({ reference, version }) => settling.seen.get(reference) !== version))
      throw new DeskRefusal('newlyBooked', 'A visit was booked or changed in the meantime: check the list again.');
    const settled = await settle(tx, desk, hit, settling);
    await seatAgreed(tx, clinicIds);
    const details = {
      what: change.kind,
      ...daysOf(change),
      ...(hit.length > 0 && { hit: hit.length, how: settling.how }),
    };
    await audit(tx, { actor: desk.actor, action: 'opening', reference: subject, details });
    return await shown(tx, desk, subject, hit, settled);
  });
}

/** Returns the visits of clinics that are in closed hours now. */
export async function listVisitsInClosedHours(desk: OpeningDesk, clinicIds: readonly number[]): Promise<HitVisit[]> {
  return await desk.db.tx(async (tx) => {
    const visits = await readVisitsInClosedHours(tx, { clinicIds, first: null, last: null });
    return await shown(tx, desk, subjectOf(clinicIds), visits, []);
  });
}

/** Settles the visits in closed hours that were shown, except those whose version has changed. */
export async function settleVisitsInClosedHours(
  desk: OpeningDesk,
  clinicIds: readonly number[],
  settling: Settling,
): Promise<HitVisit[]> {
  return await desk.db.tx(async (tx) => {
    await lockOpening(tx, clinicIds, 'change');
    const visits = await readVisitsInClosedHours(tx, { clinicIds, first: null, last: null });
    const chosen = visits.filter(({ reference }) => settling.seen.has(reference));
    return await shown(tx, desk, subjectOf(clinicIds), chosen, await settle(tx, desk, chosen, settling));
  });
}

const subjectOf = (clinicIds: readonly number[]): string =>
  clinicIds.length === 1 ? `clinic ${clinicIds[0]}` : 'clinics';

/** Makes the change and returns the visits that were in open hours before and are not any more. */
async function hitBy(tx: Querier, change: OpeningChange, clinicIds: readonly number[]): Promise<SoldVisit[]> {
  const days = daysOf(change);
  const which = { clinicIds, first: days.from ?? null, last: days.until ?? null };
  const opens = change.kind === 'addLines' || change.kind === 'addExtra' || change.kind === 'removeClosure';
  const before = new Set(opens ? [] : (await readVisitsInClosedHours(tx, which)).map(({ id }) => id));
  await applyChange(tx, change);
  if (opens) return [];
  return (await readVisitsInClosedHours(tx, which)).filter(({ id }) => !before.has(id));
}

/** Returns the visits with their patients; the access is logged. */
async function shown(
  tx: Querier,
  desk: OpeningDesk,
  subject: string,
  visits: readonly SoldVisit[],
  settled: readonly Settled[],
): Promise<HitVisit[]> {
  if (visits.length === 0) return [];
  await auditList(tx, desk.actor, 'closed hours', { of: subject, visits: visits.length });
  const entries = await readEntries(
    tx,
    visits.map(({ id }) => id),
  );
  const references = new Map(visits.map(({ reference, id }) => [reference, id]));
  return entries.map((entry) => {
    const own = settled.find(({ id }) => id === references.get(entry.reference)) ?? null;
    const before = visits.find(({ reference }) => reference === entry.reference);
    return {
      entry: { ...entry, ...(before && { day: before.day, initTime: before.initTime, endTime: before.endTime }) },
      settled: own,
    };
  });
}

type Who = { clinicIds?: readonly number[]; isManager: boolean };

/** The clinics a change applies to, and their name in the access log. */
type Reach = { clinicIds: number[]; subject: string };

/**
 * Returns the clinics a change applies to. Throws a DeskRefusal: unknown for another clinic's line or a deleted one,
 * notAllClinics when it applies to several clinics and the account is not a manager of all.
 */
async function reachOf(tx: Querier, who: Who, change: OpeningChange): Promise<Reach> {
  const scopes = await scopesOf(tx, change);
  const ids = new Set<number>();
  for (const { clinicId, regions } of scopes) {
    const reached = await tx.query<{ id: number }>(
      `select id from centromedico where not otro and ($1::integer is null or id = $1) and ($2::text[] is null or region = any($2))`,
      [clinicId, regions],
    );
    const own = who.clinicIds ?? [];
    if (clinicId !== null && (reached.length === 0 || (own.length > 0 && !own.includes(clinicId)))) throw unknown();
    if (clinicId === null && (own.length > 0 || !who.isManager))
      throw new DeskRefusal('notAllClinics', 'That affects several clinics: it needs a manager of all clinics.');
    for (const { id } of reached) ids.add(id);
  }
  const one = scopes.every(({ clinicId }) => clinicId !== null) && ids.size === 1;
  return { clinicIds: [...ids], subject: one ? `clinic ${[...ids][0]}` : 'clinics' };
}

async function scopesOf(tx: Querier, change: OpeningChange): Promise<Scope[]> {
  if (change.kind === 'addHolidays') return change.holidays;
  if (!('id' in change)) return [{ regions: null, ...change }];
  const table = { changeLine: 'schedule', endLine: 'schedule', removeExtra: 'extra_hours', removeClosure: 'closure' };
  const regions = change.kind === 'removeClosure' ? 'regions' : 'null::text[]';
  const [found] = await tx.query<Scope>(
    `select clinic_id as "clinicId", ${regions} as regions from ${table[change.kind]} where id = $1`,
    [change.id],
  );
  if (!found) throw unknown();
  return [found];
}

const unknown = () => new DeskRefusal('unknown', 'There is no such line any more.');

/** Returns the days of a change for the log and for finding affected visits; a missing end means no limit. */
function daysOf(change: OpeningChange): { from?: string; until?: string } {
  switch (change.kind) {
    case 'changeLine':
      return { from: change.from };
    case 'endLine':
      return { from: addDays(change.last, 1) };
    case 'addExtra':
      return { from: change.day, until: change.day };
    case 'addClosure':
      return { from: change.first, until: change.last };
    case 'addHolidays': {
      const days = change.holidays.map(({ day }) => day).sort();
      return { from: days[0], until: days.at(-1) };
    }
    default:
      return {};
  }
}
