-- The source of a picture, under a key made of its content: what shows a picture changes when the picture does.
create table picture (
  key text primary key,
  bytes bytea not null
);

alter table media_object add picture text references picture;
