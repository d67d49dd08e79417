import type { Querier } from '@/backend/store/db';
import { textTable } from '@/backend/text-table';
import { clockTime } from './wall-time';

type ListedRow = {
  numcita: string;
  status: string;
  received: string;
  clinic: string | null;
  test: string | null;
  speciality: string | null;
  day: string | null;
  initTime: string | null;
  seat: number | null;
  name: string;
  phone: string;
  email: string;
  preference: string | null;
};

const SELECT = `
  select numcita, status, to_char(created_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as received,
         clinic.nombre ->> 'es' as clinic, test, especialidad.nombre ->> 'es' as speciality, day,
         init_hhmm as "initTime", seat, concat_ws(' ', patient ->> 'nombre', patient ->> 'apellidos') as name,
         patient ->> 'telefono' as phone, patient ->> 'email' as email, patient ->> 'horario' as preference
  from booking
  left join centromedico as clinic on clinic.id = clinic_id
  left join especialidad on especialidad.id = (patient ->> 'especialidad')::integer`;

/**
 * The patients somebody of the clinic has to call, oldest first, one line each: when it came (clock of the clinics), whom to
 * call, about what. `day` keeps those received on it. Health answers and identity documents are never printed.
 */
export async function listRequests(q: Querier, day: string | null): Promise<string> {
  const rows = await q.query<ListedRow>(
    `${SELECT} where status = 'requested'
       and ($1::date is null or (created_at at time zone 'Europe/Madrid')::date = $1::date) order by created_at, booking.id`,
    [day],
  );
  return textTable(
    ['received', 'name', 'phone', 'e-mail', 'clinic', 'about', 'wished', 'number'],
    rows.map((row) => [
      row.received,
      row.name,
      row.phone,
      row.email,
      row.clinic,
      row.test ?? row.speciality,
      row.day ? moment(row) : row.preference,
      row.numcita,
    ]),
  );
}

/** The bookings of slots, in the order of their time, one line each; `day` keeps those of it. */
export async function listBookings(q: Querier, day: string | null): Promise<string> {
  const rows = await q.query<ListedRow>(
    `${SELECT} where status <> 'requested' and ($1::date is null or day = $1::date)
     order by day, init_hhmm, clinic_id, test, seat, booking.id`,
    [day],
  );
  return textTable(
    ['time', 'clinic', 'test', 'seat', 'status', 'name', 'phone', 'number'],
    rows.map((row) => [
      moment(row),
      row.clinic,
      row.test,
      row.seat === null ? null : String(row.seat),
      row.status,
      row.name,
      row.phone,
      row.numcita,
    ]),
  );
}

const moment = ({ day, initTime }: ListedRow): string => `${day} ${initTime ? clockTime(initTime) : ''}`.trim();
