import type { Querier } from '@/backend/store/db';
import { textTable } from '@/backend/text-table';

type Line = Record<string, string | null>;

const RECEIVED = `to_char(created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as received`;

/** Product requests, oldest first, one line each; whether the voucher was redeemed, never its code. */
export const listProductRequests = (q: Querier): Promise<string> =>
  list(
    q,
    ['received', 'name', 'phone', 'email', 'product', 'price', 'clinic', 'newsletter', 'redeemed'],
    `select ${RECEIVED}, name, phone, product_request.email, product_name ->> 'es' as product,
            (price_cents / 100.0)::numeric(10, 2)::text as price, clinic.nombre ->> 'es' as clinic,
            case when wants_newsletter then 'yes' else 'no' end as newsletter,
            case when redeemed_at is null then 'no' else 'yes' end as redeemed
     from product_request
     join voucher on product_request_id = product_request.id
     left join centromedico as clinic on clinic.id = clinic_id
     order by created_at, product_request.id`,
  );

/** Messages of the contact form, oldest first, one line each. */
export const listContacts = (q: Querier): Promise<string> =>
  list(
    q,
    ['received', 'reference', 'name', 'email', 'phone', 'clinic', 'message'],
    `select ${RECEIVED}, reference, name, contact_request.email, phone, clinic.nombre ->> 'es' as clinic, message
     from contact_request left join centromedico as clinic on clinic.id = clinic_id
     order by created_at, contact_request.id`,
  );

/** Professionals who want to be called, oldest first, one line each. */
export const listCallbacks = (q: Querier): Promise<string> =>
  list(
    q,
    ['received', 'name', 'phone', 'window', 'reason', 'speciality', 'email'],
    `select to_char(callback_request.created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as received,
            professional.name, callback_request.phone, time_window as "window", reason,
            especialidad.nombre ->> 'es' as speciality, professional.email
     from callback_request
     join professional on professional.id = professional_id
     left join especialidad on especialidad.id = speciality_id
     order by callback_request.created_at, callback_request.id`,
  );

/** The vouchers, those still good first, one line each. */
export const listVouchers = (q: Querier): Promise<string> =>
  list(
    q,
    ['code', 'redeemed', 'product', 'price', 'name'],
    `select code, to_char(redeemed_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as redeemed,
            product_name ->> 'es' as product, (price_cents / 100.0)::numeric(10, 2)::text as price, name
     from voucher join product_request on product_request.id = product_request_id
     order by redeemed_at is not null, created_at, product_request.id`,
  );

async function list(q: Querier, columns: string[], sql: string): Promise<string> {
  const lines = await q.query<Line>(sql);
  return textTable(
    columns,
    lines.map((line) => columns.map((column) => line[column] ?? null)),
  );
}
