-- Who took a voucher in and at which clinic. The clinic is null where nobody said it: it is then the one it was asked for at.
-- No foreign keys: the catalogue is replaced as a whole by an import, and an actor may be an account of the machine.
alter table voucher add column redeemed_by text, add column redeemed_clinic_id integer;
create index product_request_by_clinic on product_request (clinic_id, id);

-- The figures of managers: which bookings are of a month, and which act first answered or ended one.
create index booking_by_month on booking (coalesce(day, (created_at at time zone 'Europe/Madrid')::date), clinic_id);
create index audit_by_answer on audit (subject, at) include (actor) where action in ('confirm', 'cancel');
create index booking_by_request on booking (reference) include (clinic_id, status, created_at) where is_request;
