import type { Querier } from '@/backend/store/db';
import { textTable } from '@/backend/text-table';

type ListedRow = {
  status: string;
  order: string;
  cents: number;
  created: string;
  settled: string | null;
  provider: string;
  name: string | null;
  phone: string | null;
  numcita: string;
};

/**
 * The payments, one line each, times by the clock of the clinics: first the money that has to be given back, then the
 * newest. `day` keeps those opened on it, and all that wait for a refund.
 */
export async function listPayments(q: Querier, day: string | null): Promise<string> {
  const rows = await q.query<ListedRow>(
    `select payment.status, order_code as "order", payment.amount_cents as cents, provider,
            to_char(payment.created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as created,
            to_char(settled_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as settled, payment.numcita,
            concat_ws(' ', patient ->> 'nombre', patient ->> 'apellidos') as name, patient ->> 'telefono' as phone
     from payment left join booking using (numcita)
     where $1::date is null or payment.status = 'needs_refund'
        or (payment.created_at at time zone 'Europe/Madrid')::date = $1::date
     order by payment.status <> 'needs_refund', payment.created_at desc, payment.id desc`,
    [day],
  );
  return textTable(
    ['status', 'order', 'euros', 'opened', 'settled', 'gateway', 'name', 'phone', 'number'],
    rows.map((row) => [
      row.status,
      row.order,
      (row.cents / 100).toFixed(2),
      row.created,
      row.settled,
      row.provider,
      row.name || null,
      row.phone,
      row.numcita,
    ]),
  );
}
