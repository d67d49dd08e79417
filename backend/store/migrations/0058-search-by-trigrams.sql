-- A search is one query: names by trigrams, descriptions by words. The tables stay. The release before finds the same with these
-- indexes, slower; it may miss the newest words of the catalogue, because `search_word` is not written any more.
drop index search_entry_es, search_entry_ca, search_entry_en, search_entry_name;
drop index search_document_es, search_document_ca, search_document_en;

-- Without a list of pending entries: the embedded database has nobody who would empty it.
create index search_entry_trigrams on search_entry using gin ((' ' || name || ' ' || related) gin_trgm_ops)
  with (fastupdate = off);
create index search_document_words on search_document using gin (document) with (fastupdate = off);

-- Returns the records that match a text in one language, best first, at most `most` per list. A record needs all words of the
-- text or, when none has them all, any. A word scores 6 as the beginning of a word in a name, 5 inside a name, 3 in the related names, 1 as the
-- beginning of a word in a description and, if no name and no related name contains it, up to 4 for a similar word in a name and
-- up to 3 for one in the related names.
create function search_catalogue(asked text, asked_locale text, most integer) returns table (list text, id integer)
language plpgsql stable
set pg_trgm.word_similarity_threshold = 0.5
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  phrase text := search_text(asked);
begin
  return query
  with asked_word as materialized (
    select word, part, described, case when length(word) > 3 and not exists (
        select from search_entry where locale = asked_locale and ' ' || name || ' ' || related like part
      ) then word end as nearly
    from (select distinct word from unnest(string_to_array(phrase, ' ')) as word where word <> '' limit 8) as words,
      -- One or two letters are in too many words to be looked for inside them or in descriptions.
      lateral (select case when length(word) < 3 then '% ' else '%' end || word || '%' as part,
        case when length(word) > 2 then (word || ':*')::tsquery end as described) as patterns
  ), hit as (
    select entry.list, record_id, word, case
        when ' ' || name like '% ' || word || '%' then 6
        when ' ' || name like part then 5
        when ' ' || related like part then 3
        else greatest(4 * word_similarity(word, name), 3 * word_similarity(word, related))
      end as points
    from asked_word join search_entry entry
      on ' ' || name || ' ' || related like part or nearly <% (' ' || name || ' ' || related)
    where locale = asked_locale
    union all
    select found.list, record_id, word, 1
    from asked_word join search_document found on document @@ described
    where locale = asked_locale
  ), best as (
    select hit.list, record_id, word, max(points) as points from hit group by hit.list, record_id, word
  ), record as (
    select best.list, record_id, sum(points) as points, count(*) = (select count(*) from asked_word) as has_all
    from best group by best.list, record_id
  ), placed as (
    select record.list, record_id, row_number() over (
        partition by record.list
        order by name = phrase desc, starts_with(name, phrase) desc, points desc, length(name), name, record_id
      ) as place
    from record join search_entry using (list, record_id)
    where locale = asked_locale and (has_all or not exists (select from record where has_all))
  )
  select placed.list, record_id from placed where place <= most order by placed.list, place;
end
$$;

-- As before, without the vocabulary.
create or replace function rebuild_search() returns void
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
$$;
