import { madridSql } from '#madrid-clock';
import type { Querier } from '#store/db';
import { queryTable } from '#terminal-text';

const DAY_AND_TIME = `concat_ws(' ', day::text, substr(init_hhmm, 1, 2) || ':' || substr(init_hhmm, 3, 2))`;
const SPECIALITY = `especialidad.nombre ->> 'es'`;

/** Columns of both lists. Health answers and identity documents are never printed. */
const SHARED = `reference, status as state, clinic.nombre ->> 'es' as clinic, patient ->> 'aseguradora' as insurer,
  concat_ws(' ', patient ->> 'nombre', patient ->> 'apellidos') as name, patient ->> 'telefono' as phone,
  patient ->> 'email' as "e-mail"`;

const FROM = `from booking
  left join centromedico as clinic on clinic.id = clinic_id
  left join especialidad on especialidad.id = (patient ->> 'especialidad')::integer`;

/**
 * The requests to be called back, open ones first, then the oldest, one line each: when it came (clock of the clinics), whom
 * to call, about what. `day` selects those received on it.
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
      'reference',
    ],
    `select ${SHARED}, ${madridSql('created_at')} as received,
            case when test is null then patient ->> 'tipo' else 'slot' end as type,
            coalesce(test, ${SPECIALITY}) as about,
            case when day is null then patient ->> 'dia' else ${DAY_AND_TIME} end as day,
            patient ->> 'horario' as "part of day"
     ${FROM} where is_request
       and ($1::date is null or (created_at at time zone 'Europe/Madrid')::date = $1::date)
     order by status <> 'requested', created_at, booking.id`,
    [day],
  );

/** What has a day: booked slots and requests that were agreed on, in the order of their time; `day` selects those of it. */
export const listBookings = (q: Querier, day: string | null): Promise<string> =>
  queryTable(
    q,
    ['day and time', 'clinic', 'type', 'seat', 'state', 'name', 'phone', 'e-mail', 'insurer', 'coming', 'reference'],
    `select ${SHARED}, ${DAY_AND_TIME} as "day and time", case when overbooked then 'overbooked' else seat::text end as seat,
            case when status = 'confirmed' and attends_at is not null then 'yes' end as coming,
            coalesce(test, nullif(concat_ws(', ', nullif(patient ->> 'tipo', ''), ${SPECIALITY}), '')) as type
     ${FROM} where status <> 'requested' and day is not null and ($1::date is null or day = $1::date)
     order by day, init_hhmm, clinic_id, test, booking.seat, booking.id`,
    [day],
  );
