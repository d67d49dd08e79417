-- When the catalogue and the opening hours changed last: the list of prices states its date.
alter table catalogue_version add column changed_at timestamptz not null default now();
alter table schedule add column added_at timestamptz not null default now();
alter table extra_hours add column added_at timestamptz not null default now();
