import { madridSql } from '#madrid-clock';
import type { Querier } from '#store/db';
import { queryTable } from '#terminal-text';

/** The mails that are not sent yet or were given up, oldest first, one line each, times by the clock of the clinics. */
export const listMails = (q: Querier): Promise<string> =>
  queryTable(
    q,
    ['mail', 'status', 'kind', 'to', 'queued', 'tries', 'next', 'last error'],
    `select id::text as mail, status, kind, recipient as "to", ${madridSql('created_at')} as queued,
            attempts::text as tries, case when status = 'pending' then ${madridSql('due_at')} end as next,
            last_error as "last error"
     from outbox where status in ('pending', 'dead') order by outbox.id`,
  );

/** Makes every mail that was given up or waits for its next try due now; answers how many there are. */
export async function retryMails(q: Querier): Promise<number> {
  const rows = await q.query(
    `update outbox set status = 'pending', attempts = 0, due_at = now(), last_error = null
     where status in ('pending', 'dead') and (lease_until is null or lease_until <= now()) returning id`,
  );
  return rows.length;
}
