import 'server-only';
import type { Clinic } from '@/lib/domain/clinic';
import { type HeadOffice, headOffices } from '@/lib/domain/contact';
import { env } from '@/lib/env';

/** The head offices among the own clinics, as configured (M157). */
export const getHeadOffices = (clinics: Clinic[]): HeadOffice[] => headOffices(clinics, env().HEAD_OFFICES);
