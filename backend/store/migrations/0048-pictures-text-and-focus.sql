-- What a picture shows, in three languages, and the point of it that stays in sight where it is cropped ("50% 20%").

alter table media_object add column alternativo jsonb;
alter table media_object add column foco text;
