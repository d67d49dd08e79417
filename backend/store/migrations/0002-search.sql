-- What the search of the catalogue looks in: one row per record and language, kept by rebuild_search(), which every
-- write to the catalogue calls in its own transaction.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- A text as it is compared: no markup, no accents, small letters, words of a-z and 0-9 with one space between them.
create function search_text(text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(
    lower(unaccent('unaccent', normalize(replace(regexp_replace($1, '<[^>]*>|&[a-z0-9#]+;|\{brand\}', ' ', 'g'), '·', ''), NFKC))),
    '[^a-z0-9]+', ' ', 'g'))
$$;

-- A text of the catalogue in a language, in Spanish where it is missing; never null.
create function search_localized(texts jsonb, locale text) returns text
language sql immutable parallel safe
as $$ select search_text(coalesce(nullif(texts ->> locale, ''), texts ->> 'es', '')) $$;

-- Names and what a record belongs to, kept apart from the long descriptions: the embedded database reads few pages fast.
create table search_entry (
  list text not null check (list in ('especialidades', 'medicos', 'centromedicos', 'otroscentromedicos', 'productos')),
  record_id integer not null,
  locale text not null check (locale in ('es', 'ca', 'en')),
  name text not null,
  -- Where else it belongs: the specialities of a doctor, the region and address of a clinic.
  related text not null,
  -- Its list is a word too, @list, so that the index alone leaves out the lists not asked for.
  head tsvector not null generated always as (
    setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', related), 'B')
      || array_to_tsvector(array['@' || list])
  ) stored,
  primary key (locale, list, record_id)
);

-- Indexes without a list of pending entries: the embedded database has nobody who would empty it.
create index search_entry_es on search_entry using gin (head) with (fastupdate = off) where locale = 'es';
create index search_entry_ca on search_entry using gin (head) with (fastupdate = off) where locale = 'ca';
create index search_entry_en on search_entry using gin (head) with (fastupdate = off) where locale = 'en';
create index search_entry_name on search_entry (locale, list, name collate "C");

-- Everything a record says.
create table search_document (
  list text not null,
  record_id integer not null,
  locale text not null,
  words text not null,
  document tsvector not null generated always as (
    to_tsvector('simple', words) || array_to_tsvector(array['@' || list])
  ) stored,
  primary key (locale, list, record_id)
);
create index search_document_es on search_document using gin (document) with (fastupdate = off) where locale = 'es';
create index search_document_ca on search_document using gin (document) with (fastupdate = off) where locale = 'ca';
create index search_document_en on search_document using gin (document) with (fastupdate = off) where locale = 'en';

-- Every word of names and of what is related, for parts of words and for words with typing mistakes.
create table search_word (
  locale text not null,
  word text not null,
  primary key (locale, word)
);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops) with (fastupdate = off);

-- The words of a language that contain a word of three letters or more, or that are like it. Loose: the caller counts
-- the mistakes.
create function search_words_like(asked_locale text, asked text) returns setof text
language sql stable
set pg_trgm.word_similarity_threshold = 0.3
as $$ select word from search_word where locale = asked_locale and (word like '%' || asked || '%' or asked <% word) $$;

create view search_source as
  select 'especialidades' as list, id as record_id, locale, search_localized(nombre, locale) as name,
    '' as related, search_localized(descripcion, locale) as description
  from especialidad cross join unnest(array['es', 'ca', 'en']) as locale
  where not paraprofesional
union all
  select 'medicos', id, language.locale, regexp_replace(search_text(nombre), '^(dr|dra) ', ''),
    coalesce(specialities.names, ''), search_localized(descripcion, language.locale)
  from medico cross join unnest(array['es', 'ca', 'en']) as language (locale)
  left join (
    select medico_id, locale, string_agg(search_localized(nombre, locale), ' ' order by id) as names
    from medico_especialidad join especialidad on id = especialidad_id and not paraprofesional
    cross join unnest(array['es', 'ca', 'en']) as locale
    group by medico_id, locale
  ) as specialities on medico_id = medico.id and specialities.locale = language.locale
union all
  select case when otro then 'otroscentromedicos' else 'centromedicos' end, id, locale, search_localized(nombre, locale),
    search_text(concat_ws(' ', region, direccion, case
      when region in ('valencia', 'castello') then '{"es": "Comunidad Valenciana", "ca": "Comunitat Valenciana", "en": "Valencian Community"}'::jsonb ->> locale
      when region = 'barcelona' then '{"es": "Cataluña", "ca": "Catalunya", "en": "Catalonia"}'::jsonb ->> locale
    end)),
    search_localized(descripcion, locale)
  from centromedico cross join unnest(array['es', 'ca', 'en']) as locale
union all
  select 'productos', id, locale, search_localized(nombre, locale), '', search_localized(descripcion, locale)
  from producto cross join unnest(array['es', 'ca', 'en']) as locale;

-- Makes the three tables equal to the catalogue as this transaction sees it, writing only what differs. It runs before
-- the statistics of what was just written exist, so that the planner must be kept from looking up row after row.
create function rebuild_search() returns void
language sql
set enable_nestloop = off
set jit = off
set work_mem = '32MB'
as $$
  with source as materialized (select * from search_source), entries as (
    insert into search_entry (list, record_id, locale, name, related)
    select list, record_id, locale, name, related from source
    on conflict (locale, list, record_id) do update set name = excluded.name, related = excluded.related
      where (search_entry.name, search_entry.related) is distinct from (excluded.name, excluded.related)
  ), documents as (
    insert into search_document (list, record_id, locale, words)
    select list, record_id, locale, concat_ws(' ', name, related, description) from source
    on conflict (locale, list, record_id) do update set words = excluded.words
      where search_document.words is distinct from excluded.words
  ), gone as (
    delete from search_document known where not exists (
      select from source
      where source.locale = known.locale and source.list = known.list and source.record_id = known.record_id
    )
  )
  delete from search_entry known where not exists (
    select from source
    where source.locale = known.locale and source.list = known.list and source.record_id = known.record_id
  );

  insert into search_word (locale, word)
  select distinct locale, word from search_entry, unnest(string_to_array(name || ' ' || related, ' ')) as word
  where word <> ''
  on conflict do nothing;
  delete from search_word known where not exists (
    select from search_entry entry, unnest(string_to_array(name || ' ' || related, ' ')) as word
    where entry.locale = known.locale and word = known.word
  );
$$;

select rebuild_search();
