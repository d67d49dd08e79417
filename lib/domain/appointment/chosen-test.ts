import { decodeIfEncoded } from '@clinic/contract/address-parts';

/** The diagnostic test whose page the visitor came from. */
export type PickerTest = {
  id: string;
  name: string;
  /** The specialities to book it with, the main one first. */
  specialityIds: string[];
  /** The clinics that offer it; empty if unknown. */
  clinicIds: string[];
  /** How to prepare, as plain text. */
  preparation: string | null;
};

type Chosen = { test: PickerTest | null; isCovid: boolean; type: string | null; specialityId: string | null };

/** Returns the test an appointment is for, or null after another service was chosen. */
export const chosenTest = ({ test, isCovid, type, specialityId }: Chosen): PickerTest | null =>
  !isCovid && type !== 'consulta' && specialityId !== null && test?.specialityIds.includes(specialityId) ? test : null;

/** False for a clinic that is not one of a test or a doctor; true without either, or if the clinics are unknown. */
export const isAtClinic = (of: { clinicIds: string[] } | null, clinicId: string): boolean =>
  !of?.clinicIds.length || of.clinicIds.includes(clinicId);

const TEST_PATH = /^\/pruebas\/([^/?#]{1,200})$/;

/** The slug of the test whose page a request came from; null if it came from elsewhere. */
export function requestedTestSlug(originPath: string | null): string | null {
  const slug = TEST_PATH.exec(originPath ?? '')?.[1] ?? null;
  return slug === null || slug === 'filtrar' ? null : decodeIfEncoded(slug);
}
