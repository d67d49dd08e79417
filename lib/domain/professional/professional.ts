import type { DiagnosticTest } from '../diagnostic-test';

/** A professional's own account as displayed in the portal (M168). Null if the upstream has no value. */
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

/** The tests of the portal: the tests of the professional's speciality (empty without a speciality), and all. */
export type PortalTests = { own: DiagnosticTest[]; all: DiagnosticTest[] };

export type PortalGroup =
  | { kind: 'own'; name: string; tests: DiagnosticTest[] }
  | { kind: 'others' | 'all'; tests: DiagnosticTest[] };

/**
 * The list 'Servicios médicos': the tests of the own speciality, then all others, without duplicates (M169). Without
 * a speciality, or where it has no tests, there is one group with all of them; empty groups are left out.
 */
export function toPortalGroups({ own, all }: PortalTests, specialityName: string | null): PortalGroup[] {
  if (own.length === 0 || !specialityName) return all.length > 0 ? [{ kind: 'all', tests: all }] : [];
  const others = all.filter(({ id }) => own.every((test) => test.id !== id));
  const first: PortalGroup = { kind: 'own', name: specialityName, tests: own };
  return others.length > 0 ? [first, { kind: 'others', tests: others }] : [first];
}
