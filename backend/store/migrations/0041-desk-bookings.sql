-- The agenda of the desk reads days of every state; the index by clinic and service has those with a seat alone.
create index booking_by_calendar_day on booking (day);
