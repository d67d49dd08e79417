import type { DiagnosticTest } from '../diagnostic-test';

/** The tests of the portal: those of the professional's speciality (empty without one), and all. */
export type PortalTests = { own: DiagnosticTest[]; all: DiagnosticTest[] };

export type PortalGroup =
  | { kind: 'own'; name: string; tests: DiagnosticTest[] }
  | { kind: 'others' | 'all'; tests: DiagnosticTest[] };

/**
 * The list 'Servicios médicos': the tests of the own speciality, then those of the others, no test twice (M169). Without
 * a speciality, or where it has no tests, there is one group with all of them; empty groups are left out.
 */
export function toPortalGroups({ own, all }: PortalTests, specialityName: string | null): PortalGroup[] {
  if (own.length === 0 || !specialityName) return all.length > 0 ? [{ kind: 'all', tests: all }] : [];
  const others = all.filter(({ id }) => own.every((test) => test.id !== id));
  const first: PortalGroup = { kind: 'own', name: specialityName, tests: own };
  return others.length > 0 ? [first, { kind: 'others', tests: others }] : [first];
}
