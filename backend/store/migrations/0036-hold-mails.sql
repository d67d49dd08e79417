-- The mail that told the patient of an unpaid hour that it is about to be released: told once.
alter table booking add column hold_mail_id bigint;
create index booking_by_hold_mail on booking (hold_mail_id) where hold_mail_id is not null;
