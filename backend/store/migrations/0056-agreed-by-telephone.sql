-- A visit that the staff agreed on with a caller is booked, not requested: nobody waits for a call about it. The access log tells
-- which ones those are, as far as it still has the line.
update booking set is_request = false
where is_request and test is null and agenda is null
  and exists (select from audit where subject = reference and action = 'add' and details ->> 'was' = 'confirmed');
