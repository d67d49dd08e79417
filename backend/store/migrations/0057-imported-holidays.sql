-- Of which years the backend has added public holidays by itself, '' for those of all of Spain: none is added a second time.
create table holiday_import (
  year integer not null,
  community text not null,
  imported_at timestamptz not null default now(),
  primary key (year, community)
);
