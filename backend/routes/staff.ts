import type { Hono } from 'hono';
import { accountEndpoints } from './staff-account';
import { deskEndpoints } from './staff-desk';
import { createStaffEndpoints, type StaffOptions } from './staff-endpoint';

/** The calls of the staff's screens, under /gestion/api: an addition of ours, called by nobody else (docs/desk.md). */
export function staffRoutes(options: StaffOptions): Hono {
  const endpoints = createStaffEndpoints(options);
  accountEndpoints(endpoints, options);
  deskEndpoints(endpoints, options);
  return endpoints.app;
}
