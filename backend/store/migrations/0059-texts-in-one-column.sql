-- The localized texts of a record are one column, {"nombre": {"es": …, "ca": …, "en": …}, …}: a new text needs no
-- migration. The previous release reads and writes a column for each text; a trigger keeps both equal until a later
-- migration drops those columns.

-- Copies the texts to the columns, or from them if only they were written. The arguments are the names of the columns.
create function copy_texts() returns trigger
language plpgsql
as $$
begin
  if new.texts = coalesce(old.texts, '{}') then
    new.texts := new.texts - tg_argv || coalesce((
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any (tg_argv) and value <> 'null'
    ), '{}');
  else
    new := jsonb_populate_record(new, (select jsonb_object_agg(key, new.texts -> key) from unnest(tg_argv) as key));
  end if;
  return new;
end
$$;

do $move$
declare
  of_table text;
  names text[];
begin
  for of_table, names in
    select table_name, array_agg(column_name order by ordinal_position) from information_schema.columns
    where table_schema = current_schema() and data_type = 'jsonb' and table_name in ('media_object', 'etiqueta',
      'equipamiento', 'bloque', 'banner', 'especialidad', 'centromedico', 'medico', 'prueba', 'producto', 'pagina',
      'configuracion')
    group by table_name
  loop
    execute format('alter table %I add column texts jsonb not null default ''{}''', of_table);
    execute format(
      'create trigger copy_texts before insert or update on %I for each row execute function copy_texts(%s)',
      of_table, (select string_agg(quote_literal(name), ', ') from unnest(names) as name));
    execute format('update %I set texts = ''{}''', of_table);
    if 'nombre' = any (names) then
      execute format('alter table %I add check (texts ? ''nombre'')', of_table);
    end if;
  end loop;
end
$move$;

-- Returns a localized text of a record in a language, in Spanish if it is missing or empty; null if there is none.
create function localized_text(texts jsonb, field text, locale text) returns text
language sql immutable parallel safe
as $$ select coalesce(nullif(texts -> field ->> locale, ''), texts -> field ->> 'es') $$;

-- As before, from the texts.
create or replace view search_source as
  select 'especialidades' as list, id as record_id, locale, search_localized(localized.nombre, locale) as name,
    '' as related, search_localized(localized.descripcion, locale) as description
  from especialidad cross join jsonb_to_record(texts) as localized (nombre jsonb, descripcion jsonb)
  cross join unnest(array['es', 'ca', 'en']) as locale
  where not paraprofesional
union all
  select 'medicos', id, language.locale, regexp_replace(search_text(nombre), '^(dr|dra) ', ''),
    coalesce(specialities.names, ''), search_localized(texts -> 'descripcion', language.locale)
  from medico cross join unnest(array['es', 'ca', 'en']) as language (locale)
  left join (
    select medico_id, locale, string_agg(search_localized(texts -> 'nombre', locale), ' ' order by id) as names
    from medico_especialidad join especialidad on id = especialidad_id and not paraprofesional
    cross join unnest(array['es', 'ca', 'en']) as locale
    group by medico_id, locale
  ) as specialities on medico_id = medico.id and specialities.locale = language.locale
union all
  select case when otro then 'otroscentromedicos' else 'centromedicos' end, id, locale,
    search_localized(localized.nombre, locale),
    search_text(concat_ws(' ', region, direccion, case
      when region in ('valencia', 'castello') then '{"es": "Comunidad Valenciana", "ca": "Comunitat Valenciana", "en": "Valencian Community"}'::jsonb ->> locale
      when region = 'barcelona' then '{"es": "Cataluña", "ca": "Catalunya", "en": "Catalonia"}'::jsonb ->> locale
    end)),
    search_localized(localized.descripcion, locale)
  from centromedico cross join jsonb_to_record(texts) as localized (nombre jsonb, descripcion jsonb)
  cross join unnest(array['es', 'ca', 'en']) as locale
union all
  select 'productos', id, locale, search_localized(localized.nombre, locale), '',
    search_localized(localized.descripcion, locale)
  from producto cross join jsonb_to_record(texts) as localized (nombre jsonb, descripcion jsonb)
  cross join unnest(array['es', 'ca', 'en']) as locale;
