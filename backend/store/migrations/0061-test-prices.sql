-- The price of a test without insurance, taxes included; null: on request.
alter table prueba add column precio numeric(10, 2) check (precio >= 0);
