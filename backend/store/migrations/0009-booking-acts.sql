-- What the desk does with a booking: a short reference people read out (it opens nothing, unlike numcita), the number of
-- the calendar entry's last change, and whether the row came as a request to be called.

-- Eight signs nobody confuses, the last one checking the others: the same rule as backend/requests/codes.ts.
create function booking_reference() returns text language sql volatile as $$
  with picked as materialized (
    select position, floor(random() * 31)::integer as value from generate_series(0, 6) as position
  ), signs as (
    select position, value from picked
    union all
    select 7, (sum(value * (position + 2)) % 31)::integer from picked
  )
  select string_agg(
    substr('ABCDEFGHJKMNPQRSTUVWXYZ23456789', value + 1, 1) || case position when 3 then '-' else '' end,
    '' order by position
  ) from signs
$$;

alter table booking
  add column reference text not null default booking_reference(),
  add column sequence integer not null default 0 check (sequence >= 0),
  add column is_request boolean not null default false;
update booking set is_request = true where status = 'requested';
alter table booking add constraint booking_reference_once unique (reference);

-- A request that was agreed on by telephone has a day and an hour, but no seat unless it is for a test booked by slot.
alter table booking drop constraint booking_check1;
alter table booking add constraint booking_slot_known check (
  status = 'requested' or (is_request and (test is null or status = 'cancelled'))
    or (test, day, init_hhmm, end_hhmm, during, seat, amount_cents) is not null
);
alter table booking add constraint booking_time_known check (
  status <> 'confirmed' or (day, init_hhmm, end_hhmm) is not null
);
