-- Hours of consultations: beside those of a test a schedule may be of a speciality or of a doctor. `service` is either.
alter table schedule alter column test drop not null;
alter table schedule add column agenda text check (agenda ~ '^(especialidad|medico)-[1-9][0-9]{0,6}$');
alter table schedule add constraint schedule_of_one check ((test is null) <> (agenda is null));
alter table schedule add column service text generated always as (coalesce(test, agenda)) stored;
drop index schedule_by_clinic;
create index schedule_by_clinic on schedule (clinic_id, service, weekday);

alter table booking add column agenda text check (agenda ~ '^(especialidad|medico)-[1-9][0-9]{0,6}$');
alter table booking add constraint booking_of_one check (test is null or agenda is null);
alter table booking add column service text generated always as (coalesce(test, agenda)) stored;
drop index booking_by_day;
create index booking_by_day on booking (clinic_id, service, day) where (status in ('held', 'confirmed'));

alter table booking drop constraint booking_slot_known;
alter table booking add constraint booking_slot_known check (
  status = 'requested' or (is_request and ((test is null and agenda is null) or status = 'cancelled'))
    or ((day, init_hhmm, end_hhmm, during, seat) is not null
      and (agenda is not null or (test, amount_cents) is not null))
);

-- The place of what is no test is a range without ends, which would keep every other seat out.
alter table booking drop constraint booking_seat_taken_once;
alter table booking add constraint booking_seat_taken_once exclude using gist (place with &&, during with &&)
  where (test is not null and status in ('held', 'confirmed'));

-- The seat of an agenda as a range of one number, as the place of a test is: nobody sits on a seat that is taken.
alter table booking add column agenda_place int8range generated always as (
  case when agenda is null then null else
    int8range(
      ((clinic_id::bigint * 100 + seat) * 2 + case when agenda like 'medico-%' then 1 else 0 end) * 10000000
        + substring(agenda from '[0-9]+')::bigint,
      ((clinic_id::bigint * 100 + seat) * 2 + case when agenda like 'medico-%' then 1 else 0 end) * 10000000
        + substring(agenda from '[0-9]+')::bigint,
      '[]'
    )
  end
) stored;
alter table booking add constraint booking_agenda_seat_taken_once exclude using gist (agenda_place with &&, during with &&)
  where (agenda is not null and status in ('held', 'confirmed'));
