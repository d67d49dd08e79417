import { madridDay } from '@clinic/contract/dates';
import { type Holiday, holidaysOf } from '@clinic/contract/public-holidays';
import { audit } from '#audit';
import { lockOpening } from '#hours/opening';
import type { Db, Querier } from '#store/db';
import { applyChange } from './change';
import { nameOf } from './holidays';

const DAY_MS = 24 * 60 * 60_000;

/** The holidays of a year and a community ('' for all of Spain). */
type Group = { year: number; community: string; holidays: Holiday[] };

/**
 * Adds the public holidays of this year and the next in the provinces of own clinics, each year and community once, so
 * that a removed holiday stays removed. Skips a year and community of which somebody has already added one. Visits on
 * these days are left unchanged, in closed hours. Returns the number of holidays added.
 */
export async function importHolidays(db: Db, now: Date): Promise<number> {
  const year = Number(madridDay(now).slice(0, 4));
  const clinics = await db.query<{ id: number; region: string }>('select id, region from centromedico where not otro');
  const regions = clinics.map(({ region }) => region);
  const wanted = [year, year + 1].flatMap((one) => groupsOf(one, regions));
  if (clinics.length === 0 || (await newOf(db, wanted)).length === 0) return 0;
  return await db.tx(async (tx) => {
    await lockOpening(
      tx,
      clinics.map(({ id }) => id),
      'change',
    );
    let added = 0;
    for (const group of await newOf(tx, wanted)) added += await add(tx, group);
    return added;
  });
}

/** Returns the groups of a year that apply to any of the provinces. */
function groupsOf(year: number, regions: readonly string[]): Group[] {
  const groups = new Map<string, Holiday[]>();
  for (const holiday of holidaysOf(year)) {
    if (holiday.regions && !holiday.regions.some((region) => regions.includes(region))) continue;
    const community = holiday.community ?? '';
    groups.set(community, [...(groups.get(community) ?? []), holiday]);
  }
  return [...groups].map(([community, holidays]) => ({ year, community, holidays }));
}

async function newOf(q: Querier, groups: readonly Group[]): Promise<Group[]> {
  const done = await q.query<{ year: number; community: string }>('select year, community from holiday_import');
  return groups.filter((group) => !done.some((one) => one.year === group.year && one.community === group.community));
}

async function add(tx: Querier, { year, community, holidays }: Group): Promise<number> {
  // When several backends start at once, one of them adds the holidays.
  const claimed = await tx.query(
    'insert into holiday_import (year, community) values ($1, $2) on conflict do nothing returning year',
    [year, community],
  );
  const [{ regions = null } = {}] = holidays;
  const days = holidays.map(({ day }) => day);
  const there = await tx.query(
    `select from closure where is_holiday and clinic_id is null and regions is not distinct from $1::text[]
       and first_day = any($2::date[]) limit 1`,
    [regions, days],
  );
  if (claimed.length === 0 || there.length > 0) return 0;
  const added = holidays.map((one) => ({ clinicId: null, regions, day: one.day, name: nameOf(one, 'es') }));
  await applyChange(tx, { kind: 'addHolidays', holidays: added });
  const details = { what: 'addHolidays', from: days[0], until: days.at(-1) };
  await audit(tx, { actor: 'backend', action: 'opening', reference: 'clinics', details });
  return added.length;
}

/**
 * Adds them now and checks daily for the next year and new clinics. Resolves to a stop function after the first round.
 */
export async function startHolidays(
  db: Db,
  onError: (error: unknown) => void,
  now = () => new Date(),
): Promise<() => void> {
  const round = () => importHolidays(db, now()).then(() => undefined, onError);
  await round();
  const daily = setInterval(round, DAY_MS);
  daily.unref();
  return () => clearInterval(daily);
}
