-- How long a voucher is good for, counted from the day it is asked for, and whether somebody else may use it; null: not said.
alter table producto add column validezmeses integer check (validezmeses > 0);
alter table producto add column regalable boolean;
alter table voucher add column good_until date;
