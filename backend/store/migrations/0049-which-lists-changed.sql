-- Which lists a version of the catalogue is another for: a copy in memory reads those again, and no other. A backend that
-- does not know these columns yet raises the version alone; `noted` is then behind it and everything counts as changed.

alter table catalogue_version add column noted bigint not null default 0;
alter table catalogue_version add column since bigint not null default 0;
alter table catalogue_version add column lists jsonb not null default '{}';
