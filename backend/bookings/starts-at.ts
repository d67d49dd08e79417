import { CLINIC_ZONE } from '#madrid-clock';

/**
 * SQL of the instant a booking begins, its wall time in the clinics' zone; null without a day. The index booking_by_start is on
 * this expression.
 */
export const STARTS_AT = `((day + make_time(substr(init_hhmm, 1, 2)::integer, substr(init_hhmm, 3, 2)::integer, 0))
  at time zone '${CLINIC_ZONE}')`;
