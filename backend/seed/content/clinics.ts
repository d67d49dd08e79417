import { associatedCentres } from '@/backend/seed/content/clinics-associated';
import { barcelonaClinics } from '@/backend/seed/content/clinics-barcelona';
import { castelloClinics, madridClinics } from '@/backend/seed/content/clinics-castello-madrid';
import { valenciaCityClinics } from '@/backend/seed/content/clinics-valencia-city';
import { valenciaTownClinics } from '@/backend/seed/content/clinics-valencia-towns';
import type { ClinicSeed } from '@/backend/seed/types';

/** The thirteen own clinics, then the seventeen associated centres: ids 1 to 13 and 14 to 30. */
export const clinics: ClinicSeed[] = [
  ...valenciaCityClinics,
  ...valenciaTownClinics,
  ...castelloClinics,
  ...barcelonaClinics,
  ...madridClinics,
  ...associatedCentres,
];
