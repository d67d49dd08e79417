-- Every change of a booking that the staff or the patient can see raises its version. Acts of the desk name the version that was
-- read. `sequence` counts changes of the calendar entry only. The column is not called `version`: an older release joins bookings
-- with a table that has a column of that name.
alter table booking add column booking_version integer not null default 1 check (booking_version > 0);

-- A trigger raises it because an older release writes to the same table. It ignores `patient`, which a new sealing key rewrites
-- without changing a word; a statement that corrects it raises the version.
create function raise_booking_version() returns trigger language plpgsql as $$
begin
  if new.booking_version = old.booking_version and
    (new.status, new.clinic_id, new.day, new.init_hhmm, new.end_hhmm, new.seat, new.hold_until, new.amount_cents, new.visit,
      new.attends_at, new.agenda, new.overbooked)
    is distinct from
    (old.status, old.clinic_id, old.day, old.init_hhmm, old.end_hhmm, old.seat, old.hold_until, old.amount_cents, old.visit,
      old.attends_at, old.agenda, old.overbooked)
  then
    new.booking_version := old.booking_version + 1;
  end if;
  return new;
end
$$;
-- Triggers run in the order of their names: this one runs after booking_agreed.
create trigger booking_version before update on booking for each row execute function raise_booking_version();

-- The version of the booking after the act; null for other subjects and for older lines.
alter table audit add column booking_version integer;

-- The values of the record, by the fields of the draft, that its author saw; null for older drafts. A draft is not published
-- over another value.
alter table catalogue_draft add column base jsonb;
