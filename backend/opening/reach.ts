import { DeskRefusal } from '#desk-refusal';
import { daysLater } from '#madrid-clock';
import type { Querier } from '#store/db';
import type { OpeningChange, Scope } from './change';

type Who = { clinicIds?: readonly number[]; isManager: boolean };

/** The clinics a change is of, and how the access log names them. */
export type Reach = { clinicIds: number[]; subject: string };

/**
 * Which clinics a change is of. Throws a DeskRefusal: unknown for another clinic's line or one that is gone, notAllClinics when
 * it is of more than one clinic and the account that makes it is no manager of all.
 */
export async function reachOf(tx: Querier, who: Who, change: OpeningChange): Promise<Reach> {
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
      throw new DeskRefusal('notAllClinics', 'That is of several clinics: a manager of all of them changes it.');
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

/** The days a change is about, for the log and for finding whom it hits; none where it has no end. */
export function daysOf(change: OpeningChange): { from?: string; until?: string } {
  switch (change.kind) {
    case 'changeLine':
      return { from: change.from };
    case 'endLine':
      return { from: daysLater(change.last, 1) };
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
