import { madridSql } from '#madrid-clock';
import type { Querier } from '#store/db';
import { queryTable } from '#terminal-text';

const RECEIVED = `${madridSql('created_at')} as received`;

/** Product requests, oldest first, one line each; whether the voucher was redeemed, never its code. */
export const listProductRequests = (q: Querier): Promise<string> =>
  queryTable(
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
  queryTable(
    q,
    ['received', 'reference', 'name', 'email', 'phone', 'clinic', 'message'],
    `select ${RECEIVED}, reference, name, contact_request.email, phone, clinic.nombre ->> 'es' as clinic, message
     from contact_request left join centromedico as clinic on clinic.id = clinic_id
     order by created_at, contact_request.id`,
  );

/** Professionals who want to be called, oldest first, one line each. */
export const listCallbacks = (q: Querier): Promise<string> =>
  queryTable(
    q,
    ['received', 'name', 'phone', 'window', 'reason', 'speciality', 'email'],
    `select ${madridSql('callback_request.created_at')} as received,
            professional.name, callback_request.phone, time_window as "window", reason,
            especialidad.nombre ->> 'es' as speciality, professional.email
     from callback_request
     join professional on professional.id = professional_id
     left join especialidad on especialidad.id = speciality_id
     order by callback_request.created_at, callback_request.id`,
  );

/** The vouchers, those still good first, one line each. */
export const listVouchers = (q: Querier): Promise<string> =>
  queryTable(
    q,
    ['code', 'redeemed', 'good until', 'product', 'price', 'name'],
    `select code, ${madridSql('redeemed_at')} as redeemed,
            good_until::text as "good until", product_name ->> 'es' as product,
            (price_cents / 100.0)::numeric(10, 2)::text as price, name
     from voucher join product_request on product_request.id = product_request_id
     order by redeemed_at is not null, created_at, product_request.id`,
  );
