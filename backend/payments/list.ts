import { madridSql } from '#madrid-clock';
import type { Querier } from '#store/db';
import { queryTable } from '#terminal-text';

/**
 * The payments, one line each, times by the clock of the clinics: first the money that has to be given back, then the
 * newest. `day` selects those opened on it, and all that wait for a refund.
 */
export const listPayments = (q: Querier, day: string | null): Promise<string> =>
  queryTable(
    q,
    ['status', 'order', 'euros', 'opened', 'settled', 'gateway', 'name', 'phone', 'reference'],
    `select payment.status, order_code as "order", (payment.amount_cents / 100.0)::numeric(10, 2)::text as euros,
            ${madridSql('payment.created_at')} as opened, ${madridSql('settled_at')} as settled, provider as gateway,
            nullif(concat_ws(' ', patient ->> 'nombre', patient ->> 'apellidos'), '') as name,
            patient ->> 'telefono' as phone, reference
     from payment left join booking using (numcita)
     where $1::date is null or payment.status = 'needs_refund'
        or (payment.created_at at time zone 'Europe/Madrid')::date = $1::date
     order by payment.status <> 'needs_refund', payment.created_at desc, payment.id desc`,
    [day],
  );
