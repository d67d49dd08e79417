import 'server-only';
import type { Clinic } from '../domain/clinic';
import { type HeadOffice, headOffices } from '../domain/contact';
import { env } from '../env';

/** The head offices among the own clinics, as configured (checklist M157). */
export const getHeadOffices = (clinics: Clinic[]): HeadOffice[] => headOffices(clinics, env().HEAD_OFFICES);
