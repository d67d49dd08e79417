import { addDays, madridDay } from '@clinic/contract/dates';
import type { Periods } from '#retention/periods';
import type { Querier } from '#store/db';
import type { PersonRecord, Row } from './records';

/**
 * Effect of an erasure on a record: it is deleted; or blocked until a day, because the law requires it; or it must wait
 * for a pending action.
 */
type Fate =
  | { fate: 'erase' }
  | { fate: 'block'; why: 'clinical' | 'receipt' | 'case'; until: string }
  | { fate: 'wait'; why: 'toCome' | 'held' | 'refund' | 'openCase' };

export type Planned = PersonRecord & { plan: Fate };

type Options = { periods: Periods; now: Date; caseId: number };

const ERASE: Fate = { fate: 'erase' };

/** Returns the effect of an erasure on each record; records that belong to a waiting one wait too. */
export async function planErasure(q: Querier, records: readonly PersonRecord[], options: Options): Promise<Planned[]> {
  const numbers = records.flatMap(({ table, row }) => (table === 'booking' ? [String(row.numcita)] : []));
  const refunds = await q.query<{ numcita: string }>(
    `select numcita from payment where status = 'needs_refund' and numcita = any($1)`,
    [numbers],
  );
  const owed = new Set(refunds.map(({ numcita }) => numcita));
  const own = new Map(records.map((one) => [one.key, fateOf(one, owed, options)]));
  return records.map((one) => {
    const ofOwner = one.of ? own.get(one.of) : undefined;
    const plan = ofOwner?.fate === 'wait' ? ofOwner : (own.get(one.key) ?? ERASE);
    return { ...one, plan };
  });
}

function fateOf({ table, row }: PersonRecord, owed: ReadonlySet<string>, { periods, now, caseId }: Options): Fate {
  const today = madridDay(now);
  if (table === 'booking') return bookingFate(row, owed, today, periods.appointments);
  if (table === 'receipt') return stored('receipt', dayOf(row.issued_at), periods.receipts, today);
  if (table !== 'rights_case') return ERASE;
  if (row.id === caseId) return stored('case', today, periods.rights, today);
  return row.closed_at === null
    ? { fate: 'wait', why: 'openCase' }
    : stored('case', dayOf(row.closed_at), periods.rights, today);
}

/**
 * A past visit is part of the clinical record; a future one must be cancelled first, which frees its hour and notifies
 * the patient.
 */
function bookingFate(row: Row, owed: ReadonlySet<string>, today: string, days: number): Fate {
  const day = typeof row.day === 'string' ? row.day : null;
  if (owed.has(String(row.numcita))) return { fate: 'wait', why: 'refund' };
  if (row.status === 'held') return { fate: 'wait', why: 'held' };
  if (row.status !== 'confirmed' || day === null || row.visit === 'no_show') return ERASE;
  if (day > today || (day === today && row.visit === null)) return { fate: 'wait', why: 'toCome' };
  return stored('clinical', day, days, today);
}

function stored(why: 'clinical' | 'receipt' | 'case', from: string, days: number, today: string): Fate {
  const until = addDays(from, days);
  return until < today ? ERASE : { fate: 'block', why, until };
}

/** Returns the day on the clinics' clock of a JSON time. */
const dayOf = (moment: unknown): string => madridDay(new Date(String(moment)));
