-- Since when an account is disabled: it is deleted so long after that (backend/retention).
alter table professional add column disabled_at timestamptz;
update professional set disabled_at = now() where status = 'disabled';
