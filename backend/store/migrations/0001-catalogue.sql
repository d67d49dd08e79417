-- Wire names throughout: the store holds what the contract answers. Texts in several languages are jsonb {es, ca, en}.
-- Slugs are checked at commit, so that one import may swap two of them.

create table media_object (
  id integer primary key,
  "contentUrl" text not null unique deferrable initially deferred,
  scene text not null,
  seed text not null
);

create table etiqueta (
  id integer primary key,
  nombre jsonb not null
);

create table equipamiento (
  id integer primary key,
  nombre jsonb not null,
  descripcion jsonb,
  fotografia integer references media_object
);

create table bloque (
  id integer primary key,
  nombre jsonb not null,
  descripcion jsonb,
  fotografia integer references media_object
);

create table banner (
  id integer primary key,
  nombre jsonb not null,
  descripcion jsonb,
  textocabecera jsonb,
  linkcabecera text,
  fotografia integer references media_object,
  fotografia2 integer references media_object,
  fotografia3 integer references media_object,
  fotografia4 integer references media_object,
  fotografia5 integer references media_object
);

create table especialidad (
  id integer primary key,
  nombre jsonb not null,
  descripcion jsonb,
  urlseo text not null unique deferrable initially deferred,
  servicio text not null,
  mostrarpagina boolean not null,
  textocabecera jsonb,
  linkcabecera text,
  titulomensaje1 jsonb,
  titulomensaje2 jsonb,
  titulomensaje3 jsonb,
  textomensaje1 jsonb,
  textomensaje2 jsonb,
  textomensaje3 jsonb,
  tituloseo jsonb,
  descripcionseo jsonb,
  noindex boolean not null,
  paraprofesional boolean not null,
  icono integer references media_object
);

create table centromedico (
  id integer primary key,
  nombre jsonb not null,
  urlseo text not null unique deferrable initially deferred,
  region text not null,
  otro boolean not null,
  descripcion jsonb,
  email text,
  telefono text,
  whatsapp text,
  fax text,
  horarios jsonb,
  direccion text,
  maps text,
  tituloseo jsonb,
  descripcionseo jsonb,
  actounico boolean not null,
  teleconsulta boolean not null,
  noindex boolean not null,
  testpcr boolean not null,
  testserologico boolean not null,
  testantigenos boolean not null,
  otrotecnologia jsonb,
  fotografia integer references media_object
);

create table medico (
  id integer primary key,
  nombre text not null,
  descripcion jsonb,
  fotografia integer references media_object
);

create table prueba (
  id integer primary key,
  nombre jsonb not null,
  descripcion jsonb,
  urlseo text not null unique deferrable initially deferred,
  titulo1 jsonb,
  titulo3 jsonb,
  texto1 jsonb,
  texto2 jsonb,
  texto3izq jsonb,
  texto3der jsonb,
  subtitulo1 jsonb,
  subtitulo2 jsonb,
  titulomensaje1 jsonb,
  titulomensaje2 jsonb,
  titulomensaje3 jsonb,
  textomensaje1 jsonb,
  textomensaje2 jsonb,
  textomensaje3 jsonb,
  tituloseo jsonb,
  descripcionseo jsonb,
  noindex boolean not null,
  mostrarprofesional boolean not null,
  mostrarespecialidad boolean not null,
  mostrarlink boolean not null,
  fotografia integer references media_object,
  icono integer references media_object,
  imagen1 integer references media_object,
  imagen2 integer references media_object
);

create table producto (
  id integer primary key,
  nombre jsonb not null,
  descripcion jsonb,
  precio numeric(10, 2) check (precio >= 0),
  urlseo text not null unique deferrable initially deferred,
  tituloizquierda jsonb,
  tituloderecha jsonb,
  textoizquierda jsonb,
  textoderecha jsonb,
  titulomensaje1 jsonb,
  titulomensaje2 jsonb,
  textomensaje1 jsonb,
  textomensaje2 jsonb,
  condiciones jsonb,
  textopie jsonb,
  tituloseo jsonb,
  descripcionseo jsonb,
  noindex boolean not null,
  mostrarespecialidad boolean not null,
  fotografia integer references media_object
);

create table pagina (
  id integer primary key,
  nombre jsonb not null,
  contenido jsonb,
  tituloseo jsonb,
  descripcionseo jsonb,
  noindex boolean not null,
  urlseo text not null unique deferrable initially deferred
);

create table configuracion (
  id integer primary key,
  analytics text,
  hotjar text,
  facebook text,
  twitter text,
  instagram text,
  youtube text,
  linkedin text,
  blog text,
  textoprofesional jsonb
);

-- `date` is the local time of the blog, without zone, as WordPress keeps it.
create table post (
  id integer primary key,
  slug text not null unique deferrable initially deferred,
  date timestamp not null,
  title text not null,
  excerpt text not null,
  content text not null,
  "imageAlt" text,
  password text,
  status text not null check (status in ('publish', 'draft', 'future')),
  image integer references media_object
);

create table centromedico_equipamiento (
  centromedico_id integer not null references centromedico on delete cascade,
  equipamiento_id integer not null references equipamiento on delete cascade,
  primary key (centromedico_id, equipamiento_id)
);

create table centromedico_especialidad (
  centromedico_id integer not null references centromedico on delete cascade,
  especialidad_id integer not null references especialidad on delete cascade,
  primary key (centromedico_id, especialidad_id)
);

create table medico_especialidad (
  medico_id integer not null references medico on delete cascade,
  especialidad_id integer not null references especialidad on delete cascade,
  primary key (medico_id, especialidad_id)
);

create table medico_centromedico (
  medico_id integer not null references medico on delete cascade,
  centromedico_id integer not null references centromedico on delete cascade,
  primary key (medico_id, centromedico_id)
);

create table medico_etiqueta (
  medico_id integer not null references medico on delete cascade,
  etiqueta_id integer not null references etiqueta on delete cascade,
  primary key (medico_id, etiqueta_id)
);

create table equipamiento_etiqueta (
  equipamiento_id integer not null references equipamiento on delete cascade,
  etiqueta_id integer not null references etiqueta on delete cascade,
  primary key (equipamiento_id, etiqueta_id)
);

create table prueba_especialidad (
  prueba_id integer not null references prueba on delete cascade,
  especialidad_id integer not null references especialidad on delete cascade,
  primary key (prueba_id, especialidad_id)
);

create table producto_especialidad (
  producto_id integer not null references producto on delete cascade,
  especialidad_id integer not null references especialidad on delete cascade,
  primary key (producto_id, especialidad_id)
);

create table producto_centromedico (
  producto_id integer not null references producto on delete cascade,
  centromedico_id integer not null references centromedico on delete cascade,
  primary key (producto_id, centromedico_id)
);

create table especialidad_bloque (
  especialidad_id integer not null references especialidad on delete cascade,
  bloque_id integer not null references bloque on delete cascade,
  primary key (especialidad_id, bloque_id)
);

create table especialidad_banner (
  especialidad_id integer not null references especialidad on delete cascade,
  banner_id integer not null references banner on delete cascade,
  primary key (especialidad_id, banner_id)
);

create table pagina_banner (
  pagina_id integer not null references pagina on delete cascade,
  banner_id integer not null references banner on delete cascade,
  primary key (pagina_id, banner_id)
);

-- One row. Every write to the catalogue raises it, so that each process knows when its copy in memory is old.
create table catalogue_version (
  id integer primary key check (id = 1),
  version bigint not null
);
insert into catalogue_version values (1, 0);
