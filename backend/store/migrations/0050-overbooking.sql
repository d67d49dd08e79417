-- Visits that the desk puts in beyond the seats of their hour or outside the opening hours, and whether the clinic chose the doctor.

-- Overbooked visits have seats of their own, from the last one (99) down: the constraints that keep two visits off one seat hold
-- for them too, and no seat that patients can book is one of theirs.
alter table booking add column overbooked boolean not null default false;
alter table booking add constraint booking_overbooked_seated check (not overbooked or (service, during, seat) is not null);

-- The patient asked for any doctor: the visit may be moved to another doctor of the speciality.
alter table booking add column doctor_assigned boolean not null default false;

-- A consultation whose agenda has been closed is moved to an hour without a seat, however it was booked.
alter table booking drop constraint booking_slot_known;
alter table booking add constraint booking_slot_known check (
  status = 'requested' or (test is null and agenda is null) or (is_request and status = 'cancelled')
    or ((day, init_hhmm, end_hhmm, during, seat) is not null
      and (agenda is not null or (test, amount_cents) is not null))
);
