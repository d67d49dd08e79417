import { addDays, wallMoment } from '@clinic/contract/dates';
import type { ContentLocale } from '#catalogue/locale';
import { type Hours, readOpening } from '#hours/opening';
import { type Service, SLOT_TESTS, testName } from '#hours/slot-tests';
import { slotsOfDay, type TakenSeat, withFreeSeat } from '#hours/slots';
import type { Querier } from '#store/db';
import type { Scope, WeekLine } from './change';

export type StoredLine = WeekLine & { id: number; service: Service };
export type StoredExtra = Hours & { id: number; service: Service; day: string };
export type StoredClosure = Scope & {
  id: number;
  isHoliday: boolean;
  service: Service | null;
  first: string;
  last: string;
  from: string | null;
  to: string | null;
  reason: string;
};

/** A service that can have hours in a clinic, with its name. */
type ServiceName = { service: Service; name: string };

const HOURS = `from_hhmm as "from", to_hhmm as "to", minutes, capacity, price_cents as "priceCents",
  is_video as "isVideo"`;

/** Returns the current and future hours of a clinic, with the holidays and closures from the start of the year. */
export async function readHours(q: Querier, clinicId: number, today: string) {
  const lines = await q.query<StoredLine>(
    `select id, service, weekday, valid_from::text as first, valid_until::text as last, ${HOURS} from schedule
     where clinic_id = $1 and (valid_until is null or valid_until >= $2::date)
     order by service, weekday, from_hhmm, valid_from nulls first, id`,
    [clinicId, today],
  );
  const extras = await q.query<StoredExtra>(
    `select id, service, day::text as day, ${HOURS} from extra_hours where clinic_id = $1 and day >= $2::date
     order by day, service, from_hhmm`,
    [clinicId, today],
  );
  const closures = await q.query<StoredClosure>(
    `select closure.id, is_holiday as "isHoliday", clinic_id as "clinicId", regions, service, first_day::text as first,
       last_day::text as last, from_hhmm as "from", to_hhmm as "to", reason
     from closure join centromedico on centromedico.id = $1
     where (clinic_id is null or clinic_id = $1) and (regions is null or region = any(regions))
       and last_day >= date_trunc('year', $2::date)
     order by first_day, closure.id`,
    [clinicId, today],
  );
  return { lines, extras, closures };
}

/** Returns the tests, specialities and doctors of a clinic, in the language. */
export async function readServices(q: Querier, clinicId: number, locale: ContentLocale): Promise<ServiceName[]> {
  const agendas = await q.query<ServiceName>(
    `select 'especialidad-' || id as service, localized_text(texts, 'nombre', $2) as name
     from especialidad
     where not paraprofesional and id in (select especialidad_id from centromedico_especialidad where centromedico_id = $1)
     union all
     select 'medico-' || id, nombre from medico
     where id in (select medico_id from medico_centromedico where centromedico_id = $1)
       or 'medico-' || id in (select agenda from schedule where clinic_id = $1)
     union all
     select 'prueba-' || id, localized_text(texts, 'nombre', $2) from prueba
     where id in (select prueba_id from prueba_centromedico where centromedico_id = $1)
       or 'prueba-' || id in (select agenda from schedule where clinic_id = $1)
     order by 2`,
    [clinicId, locale],
  );
  return [...SLOT_TESTS.map((service) => ({ service, name: testName(service, locale) })), ...agendas];
}

/** A day as patients see it: its opening ranges, the number of slots and the number of free ones. */
type DayOpen = { day: string; ranges: { from: string; to: string }[]; slots: number; free: number };

/** Returns the days of a month YYYY-MM of a service, as patients see them at an instant. */
export async function readMonth(
  q: Querier,
  { clinicId, service }: { clinicId: number; service: Service },
  month: string,
  instant: Date,
): Promise<DayOpen[]> {
  const now = wallMoment(instant);
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter((day) =>
    day.startsWith(month),
  );
  const opening = await readOpening(q, clinicId, service, now.day);
  const taken = await q.query<TakenSeat & { day: string }>(
    `select day::text as day, init_hhmm as init, end_hhmm as "end", seat from booking
     where clinic_id = $1 and service = $2 and day between $3::date and $4::date
       and (status = 'confirmed' or (status = 'held' and hold_until > now()))`,
    [clinicId, service, days[0], days.at(-1)],
  );
  return days.map((day) => {
    const slots = slotsOfDay(opening, day, now);
    const own = taken.filter((seat) => seat.day === day);
    const ranges: DayOpen['ranges'] = [];
    for (const { initTime, endTime } of slots) {
      const last = ranges.at(-1);
      if (!last || initTime > last.to) ranges.push({ from: initTime, to: endTime });
      else if (endTime > last.to) last.to = endTime;
    }
    return { day, ranges, slots: slots.length, free: withFreeSeat(slots, own).length };
  });
}
