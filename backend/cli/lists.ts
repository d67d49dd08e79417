import { SUBJECT_JOINS, SUBJECT_TEXTS } from '#hours/hours-for';
import { madridDaySql, madridSql } from '#madrid-sql';
import type { Querier } from '#store/db';
import { queryTable } from '#terminal-text';

const DAY_AND_TIME = `concat_ws(' ', day::text, substr(init_hhmm, 1, 2) || ':' || substr(init_hhmm, 3, 2))`;
const SUBJECT = `localized_text(${SUBJECT_TEXTS}, 'nombre', 'es')`;

/** Columns of both lists of bookings. Health answers and identity documents must never be printed. */
const BOOKING_COLUMNS = `reference, status as state,
  localized_text(clinic.texts, 'nombre', 'es') as clinic, patient ->> 'aseguradora' as insurer,
  concat_ws(' ', patient ->> 'nombre', patient ->> 'apellidos') as name, patient ->> 'telefono' as phone,
  patient ->> 'email' as "e-mail"`;

const FROM_BOOKING = `from booking
  left join centromedico as clinic on clinic.id = clinic_id
  ${SUBJECT_JOINS}`;

/**
 * Lists the requests for a call, open ones first, then the oldest, one per line: received (clinics' clock), patient,
 * test or speciality. `day` selects those received on it.
 */
export const listRequests = (q: Querier, day: string | null): Promise<string> =>
  queryTable(
    q,
    [
      'received',
      'state',
      'name',
      'phone',
      'e-mail',
      'clinic',
      'type',
      'about',
      'insurer',
      'day',
      'part of day',
      'call',
      'reference',
    ],
    `select ${BOOKING_COLUMNS}, ${madridSql('created_at')} as received,
            case when test is null then patient ->> 'tipo' else 'slot' end as type,
            coalesce(test, ${SUBJECT}) as about,
            case when day is null then patient ->> 'dia' else ${DAY_AND_TIME} end as day,
            patient ->> 'horario' as "part of day", patient ->> 'horariollamada' as call
     ${FROM_BOOKING} where is_request
       and ($1::date is null or ${madridDaySql('created_at')} = $1::date)
     order by status <> 'requested', created_at, booking.id`,
    [day],
  );

/** Lists booked slots and agreed requests in order of time; `day` limits them to one day. */
export const listBookings = (q: Querier, day: string | null): Promise<string> =>
  queryTable(
    q,
    ['day and time', 'clinic', 'type', 'seat', 'state', 'name', 'phone', 'e-mail', 'insurer', 'coming', 'reference'],
    `select ${BOOKING_COLUMNS}, ${DAY_AND_TIME} as "day and time", case when overbooked then 'overbooked' else seat::text end as seat,
            case when status = 'confirmed' and attends_at is not null then 'yes' end as coming,
            coalesce(test, nullif(concat_ws(', ', nullif(patient ->> 'tipo', ''), ${SUBJECT}), '')) as type
     ${FROM_BOOKING} where status <> 'requested' and day is not null and ($1::date is null or day = $1::date)
     order by day, init_hhmm, clinic_id, test, booking.seat, booking.id`,
    [day],
  );

const RECEIVED = `${madridSql('created_at')} as received`;

/** Lists product requests, oldest first, one per line; includes whether the voucher was redeemed, never its code. */
export const listProductRequests = (q: Querier): Promise<string> =>
  queryTable(
    q,
    ['received', 'name', 'phone', 'email', 'product', 'price', 'clinic', 'newsletter', 'redeemed'],
    `select ${RECEIVED}, name, phone, product_request.email, product_name ->> 'es' as product,
            (price_cents / 100.0)::numeric(10, 2)::text as price,
            localized_text(clinic.texts, 'nombre', 'es') as clinic,
            case when wants_newsletter then 'yes' else 'no' end as newsletter,
            case when redeemed_at is null then 'no' else 'yes' end as redeemed
     from product_request
     join voucher on product_request_id = product_request.id
     left join centromedico as clinic on clinic.id = clinic_id
     order by created_at, product_request.id`,
  );

/** Lists messages of the contact form, oldest first, one per line. */
export const listContacts = (q: Querier): Promise<string> =>
  queryTable(
    q,
    ['received', 'reference', 'name', 'email', 'phone', 'clinic', 'message'],
    `select ${RECEIVED}, reference, name, contact_request.email, phone,
            localized_text(clinic.texts, 'nombre', 'es') as clinic, message
     from contact_request left join centromedico as clinic on clinic.id = clinic_id
     order by created_at, contact_request.id`,
  );

/** Lists professionals who want a call, oldest first, one per line. */
export const listCallbacks = (q: Querier): Promise<string> =>
  queryTable(
    q,
    ['received', 'name', 'phone', 'window', 'reason', 'speciality', 'email'],
    `select ${madridSql('callback_request.created_at')} as received,
            professional.name, callback_request.phone, time_window as "window", reason,
            localized_text(especialidad.texts, 'nombre', 'es') as speciality, professional.email
     from callback_request
     join professional on professional.id = professional_id
     left join especialidad on especialidad.id = speciality_id
     order by callback_request.created_at, callback_request.id`,
  );

/** Lists the vouchers, valid ones first, one per line. */
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

/**
 * Lists the payments, one per line, times on the clinics' clock: pending refunds first, then the newest. `day` selects
 * payments opened on it, and all pending refunds.
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
        or ${madridDaySql('payment.created_at')} = $1::date
     order by payment.status <> 'needs_refund', payment.created_at desc, payment.id desc`,
    [day],
  );

/** Lists mails that are unsent or given up, oldest first, one per line, times on the clinics' clock. */
export const listMails = (q: Querier): Promise<string> =>
  queryTable(
    q,
    ['mail', 'status', 'kind', 'to', 'queued', 'tries', 'next', 'last error'],
    `select id::text as mail, status, kind, recipient as "to", ${madridSql('created_at')} as queued,
            attempts::text as tries, case when status = 'pending' then ${madridSql('due_at')} end as next,
            last_error as "last error"
     from outbox where status in ('pending', 'dead') order by outbox.id`,
  );
