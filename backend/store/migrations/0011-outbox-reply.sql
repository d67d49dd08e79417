-- Where an answer to a mail goes; null where nobody reads answers. One line, as the recipient.
alter table outbox add column reply_to text check (reply_to !~ '[\r\n]');
