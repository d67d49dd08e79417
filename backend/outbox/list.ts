import type { Querier } from '@/backend/store/db';
import { textTable } from '@/backend/text-table';

type ListedMail = {
  id: number;
  status: string;
  kind: string;
  recipient: string;
  queued: string;
  attempts: number;
  due: string | null;
  error: string | null;
};

/** The mails that are not sent yet or were given up, oldest first, one line each, times by the clock of the clinics. */
export async function listMails(q: Querier): Promise<string> {
  const clock = (column: string) => `to_char(${column} at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI')`;
  const rows = await q.query<ListedMail>(
    `select id, status, kind, recipient, ${clock('created_at')} as queued, attempts,
            case when status = 'pending' then ${clock('due_at')} end as due, last_error as error
     from outbox where status in ('pending', 'dead') order by outbox.id`,
  );
  return textTable(
    ['mail', 'status', 'kind', 'to', 'queued', 'tries', 'next', 'last error'],
    rows.map((row) => [
      String(row.id),
      row.status,
      row.kind,
      row.recipient,
      row.queued,
      String(row.attempts),
      row.due,
      row.error,
    ]),
  );
}

/** Makes every mail that was given up or waits for its next try due now; answers how many there are. */
export async function retryMails(q: Querier): Promise<number> {
  const rows = await q.query(
    `update outbox set status = 'pending', attempts = 0, due_at = now(), last_error = null
     where status in ('pending', 'dead') and (lease_until is null or lease_until <= now()) returning id`,
  );
  return rows.length;
}
