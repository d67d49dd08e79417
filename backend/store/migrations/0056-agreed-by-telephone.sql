-- A visit that the staff agreed on with a caller is booked, not requested: nobody waits for a call about it.
alter table booking drop constraint booking_slot_known;
alter table booking add constraint booking_slot_known check (
  status = 'requested' or (test is null and agenda is null) or (is_request and status = 'cancelled')
    or ((day, init_hhmm, end_hhmm, during, seat) is not null
      and (agenda is not null or (test, amount_cents) is not null))
);

-- As far as the access log still has the line.
update booking set is_request = false
where is_request and test is null and agenda is null
  and exists (select from audit where subject = reference and action = 'add' and details ->> 'was' = 'confirmed');
