-- E-mails whose reader was shown to be who books with them, by a code that was mailed or by a payment. Hashed with a key.
create table known_email (
  subject text primary key,
  until timestamptz not null
);
