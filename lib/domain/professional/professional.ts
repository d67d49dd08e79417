/** What a professional sees of the own account in the portal (M168). Null is what the upstream does not have. */
export type Professional = {
  name: string;
  email: string;
  specialityId: string | null;
  specialityName: string | null;
  collegeNumber: string | null;
  phone: string | null;
};

/** Where a login leads: to the portal, or on the first access to the change of the password (M162). */
export type LoginNext = 'portal' | 'upgrade';

/** What GET /api/profesional/sesion tells the browser: whom to greet. The name is the user name until it is known. */
export type LoggedIn = { username: string; name: string; next: LoginNext };

/**
 * A cookie scripts can read: there while somebody is logged in, so that a page asks GET /api/profesional/sesion only
 * then. It is a hint and opens nothing.
 */
export const LOGGED_IN_COOKIE = 'profesional';
