-- Hours of video visits: of a speciality or a doctor, never of a test. The kind of a booking is in `patient` (modalidad).
alter table schedule add column is_video boolean not null default false
  check (not is_video or agenda ~ '^(especialidad|medico)-');
alter table extra_hours add column is_video boolean not null default false
  check (not is_video or service ~ '^(especialidad|medico)-');
