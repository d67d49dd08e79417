-- Personal data is stored sealed (backend/sealing): what is stored already is sealed by the step of this migration. Here the
-- keys are named that something of this database was sealed with, by ids that say nothing of them: a backend with none of them
-- does not start.
create table sealing_key (
  id text primary key check (id ~ '^[0-9a-f]{8}$'),
  used_since timestamptz not null default now()
);

-- Whose attempts are counted is hashed with a key now; the counters begin anew, the longest ran for an hour.
delete from attempt;
