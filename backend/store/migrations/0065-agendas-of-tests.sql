-- Hours of diagnostic tests: an agenda may also belong to a test of the catalogue.
alter table schedule drop constraint schedule_agenda_check;
alter table schedule add constraint schedule_agenda_check check (agenda ~ '^(especialidad|medico|prueba)-[1-9][0-9]{0,6}$');
alter table booking drop constraint booking_agenda_check;
alter table booking add constraint booking_agenda_check check (agenda ~ '^(especialidad|medico|prueba)-[1-9][0-9]{0,6}$');
alter table extra_hours drop constraint extra_hours_service_check;
alter table extra_hours add constraint extra_hours_service_check
  check (service ~ '^(testPCR|pcrVariant|testAntigenos|testSerologico|(especialidad|medico|prueba)-[1-9][0-9]{0,6})$');
alter table closure drop constraint closure_service_check;
alter table closure add constraint closure_service_check
  check (service ~ '^(testPCR|pcrVariant|testAntigenos|testSerologico|(especialidad|medico|prueba)-[1-9][0-9]{0,6})$');

-- The number of a seat has room for two kinds of agenda: seats of tests are compared by a number of their own.
alter table booking drop constraint booking_agenda_seat_taken_once;
alter table booking add constraint booking_agenda_seat_taken_once exclude using gist (agenda_place with &&, during with &&)
  where (agenda is not null and agenda not like 'prueba-%' and status in ('held', 'confirmed'));
alter table booking add constraint booking_test_seat_taken_once exclude using gist (
  int8range((clinic_id::bigint * 100 + seat) * 10000000 + substring(agenda from '[0-9]+')::bigint,
    (clinic_id::bigint * 100 + seat) * 10000000 + substring(agenda from '[0-9]+')::bigint, '[]') with &&,
  during with &&
) where (agenda like 'prueba-%' and status in ('held', 'confirmed'));
