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

/** Target after login: the portal, or on the first access the change of password (M162). */
export type LoginNext = 'portal' | 'upgrade';

export const PORTAL_PATH = '/portal-profesional';
export const UPGRADE_PATH = '/upgrade-password-profesional';

/** Returns the page after a login, without language prefix. */
export const nextPath = (next: LoginNext): string => (next === 'upgrade' ? UPGRADE_PATH : PORTAL_PATH);

/** The login form of the page for visitors without script, and the ids of the page's sentences (lib/http/form-post). */
export const LOGIN_FORM = {
  action: '/login_profesional_check',
  path: '/profesionales/acceso',
  sentences: {
    ...{ invalid: 'acceso-revisar', unauthorized: 'acceso-incorrecto' },
    ...{ tooMany: 'acceso-demasiados', failed: 'acceso-no-disponible' },
  },
} as const;

/** Response of GET /api/profesional/sesion: the name to greet; the user name until it is known. */
export type LoggedIn = { username: string; name: string; next: LoginNext };

/**
 * A cookie readable by scripts while a professional is logged in, so that a page asks GET /api/profesional/sesion only
 * then. It is a hint and grants no access.
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
