import { userInfo } from 'node:os';
import { madridSql } from '#madrid-clock';
import type { Querier } from '#store/db';

/** What an operator may do to a booking or a request, or with the receipts. */
export type AuditAction = 'show' | 'cancel' | 'move' | 'confirm' | 'export';

/** Who runs the command: the account of the machine, never a typed name. */
export const currentActor = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

/** Records who did what, in the transaction of what was done. `details` are times and states, no personal data. */
export async function audit(
  tx: Querier,
  entry: { actor: string; action: AuditAction; reference: string; details?: object },
): Promise<void> {
  await tx.query('insert into audit (actor, action, subject, details) values ($1, $2, $3, $4::jsonb)', [
    entry.actor,
    entry.action,
    entry.reference,
    JSON.stringify(entry.details ?? {}),
  ]);
}

/** What was done to a booking so far, oldest first, one line each, by the clock of the clinics. */
export async function readAudit(q: Querier, reference: string): Promise<string[]> {
  const rows = await q.query<{ at: string; actor: string; action: string; details: Record<string, unknown> }>(
    `select ${madridSql('at')} as at, actor, action, details
     from audit where subject = $1 order by id`,
    [reference],
  );
  return rows.map(({ at, actor, action, details }) => {
    const changes = Object.entries(details).map(([name, value]) => `${name} ${String(value)}`);
    return [`${at} ${action} by ${actor}`, ...changes].join(', ');
  });
}
