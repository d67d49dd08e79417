-- What opens a patient's own page of a booking (/cita#…), one per mail: only hashes are stored, the newest first.
alter table booking add column link_hashes text[] not null default '{}';
create index booking_by_link on booking using gin (link_hashes);
