-- Which clinics do a test, as products have it. A test without rows is done where its speciality is offered.
create table prueba_centromedico (
  prueba_id integer not null references prueba on delete cascade,
  centromedico_id integer not null references centromedico on delete cascade,
  primary key (prueba_id, centromedico_id)
);
