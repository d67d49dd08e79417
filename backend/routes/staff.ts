import type { Hono } from 'hono';
import type { InboxEvents } from '#inbox/events';
import { accountEndpoints } from './staff-account';
import { deskEndpoints } from './staff-bookings';
import { callerEndpoints } from './staff-caller';
import { draftEndpoints } from './staff-drafts';
import { createStaffEndpoints, type StaffOptions } from './staff-endpoint';
import { eventEndpoints } from './staff-events';
import { figureEndpoints } from './staff-figures';
import { inboxEndpoints } from './staff-inbox';
import { openingEndpoints } from './staff-opening';
import { rightsEndpoints } from './staff-rights';
import { voucherEndpoints } from './staff-vouchers';

/** The calls of the staff's screens, under /gestion/api: our own addition, not for other clients (docs/desk.md). */
export function staffRoutes(options: StaffOptions, events: InboxEvents): Hono {
  const endpoints = createStaffEndpoints(options);
  accountEndpoints(endpoints, options);
  deskEndpoints(endpoints, options);
  callerEndpoints(endpoints, options);
  draftEndpoints(endpoints, options);
  openingEndpoints(endpoints, options);
  inboxEndpoints(endpoints, options);
  eventEndpoints(endpoints, options, events);
  voucherEndpoints(endpoints, options);
  figureEndpoints(endpoints, options);
  rightsEndpoints(endpoints, options);
  return endpoints.app;
}
