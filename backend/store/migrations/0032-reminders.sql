-- Reminders of confirmed visits: since when a visit is agreed on for its hour (who agreed on it later than a reminder is due was
-- just told), when its patient said that they are coming, and which reminders were queued.
alter table booking add column agreed_at timestamptz, add column attends_at timestamptz;
update booking set agreed_at = created_at where status = 'confirmed';

-- Here and not in the statements that confirm and move: a release that does not know the columns writes beside this one.
create function booking_agreed() returns trigger language plpgsql as $$
begin
  if new.status = 'confirmed' and (tg_op = 'INSERT'
    or (old.status, old.day, old.init_hhmm) is distinct from (new.status, new.day, new.init_hhmm)) then
    new.agreed_at := now();
    new.attends_at := null;
  end if;
  return new;
end
$$;
create trigger booking_agreed before insert or update of status, day, init_hhmm on booking
  for each row execute function booking_agreed();

-- One row per visit, hour, reminder and way: what is here is not queued again. outbox_id has no foreign key, because mails are
-- deleted earlier; it is null where there was no number to send a text message to.
create table reminder (
  booking_id bigint not null references booking (id) on delete cascade,
  starts_at timestamptz not null,
  hours_before smallint not null check (hours_before > 0),
  useful_until timestamptz not null,
  channel text not null check (channel in ('mail', 'sms')),
  outbox_id bigint unique,
  primary key (booking_id, starts_at, hours_before, channel)
);

-- The expression of backend/bookings/starts-at.ts.
create index booking_by_start on booking (((day + make_time(substr(init_hhmm, 1, 2)::integer,
  substr(init_hhmm, 3, 2)::integer, 0)) at time zone 'Europe/Madrid')) where status = 'confirmed';
