-- The statement of a search as one function per language: a session plans it once and not for every search, and each names
-- its language, so that the partial indexes serve it.
-- $1 name, $2 beginnings, $3 also parts, $4 also nearly so, each in names; $5, $6 the first two in all of a head; $7 the
-- candidates; $8 those of descriptions or null; $9 the lists asked for; $10 the most records of a list.
do $create$
declare
  language text;
begin
  foreach language in array array['es', 'ca', 'en'] loop
    execute format($function$
      create function search_matches_%1$s(text, tsquery, tsquery, tsquery, tsquery, tsquery, tsquery, tsquery, text[], integer)
      returns table (list text, id integer)
      language plpgsql stable
      as $body$
      begin
        return query
        with matches as materialized (
          select entry.list, record_id, name, case
            when name = $1 then 9
            when starts_with(name, $1) then 8
            when head @@ $2 then 7
            when head @@ $3 then 6
            when head @@ $4 then 5
            when head @@ $5 then 3
            when head @@ $6 then 2
            else 1
          end as tier
          from search_entry entry where locale = %1$L and head @@ $7
        ), named as materialized (
          select matches.list, record_id, row_number() over (
            partition by matches.list order by tier desc, case when tier > 4 then length(name) end, name, record_id
          ) as place from matches
        ), described as (
          select found.list, record_id, row_number() over (partition by found.list order by record_id) as place
          from search_document found where locale = %1$L and document @@ ($8 && (
            select string_agg(quote_literal('@' || open.list), ' | ')::tsquery from unnest($9) as open (list)
            where not exists (select from named where named.list = open.list and place = $10)
          ))
        )
        select found.list, record_id from (
          select named.list, record_id, 1 as part, place from named where place <= $10
          union all select described.list, record_id, 2, place from described where place <= 2 * $10
        ) as found order by found.list, part, place;
      end
      $body$
    $function$, language);
  end loop;
end
$create$;
