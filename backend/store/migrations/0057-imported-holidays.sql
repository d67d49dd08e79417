-- The years whose public holidays the backend has added, by community ('' for all of Spain): each is added once.
create table holiday_import (
  year integer not null,
  community text not null,
  imported_at timestamptz not null default now(),
  primary key (year, community)
);
