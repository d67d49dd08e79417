-- Pictures are no longer drawn from a scene and a seed: seed/adopt-pictures.ts has given each its source.
set constraints all immediate;

alter table media_object alter picture set not null, drop scene, drop seed;
