import { diagnosisDoctors } from '@/backend/seed/content/doctors-diagnosis';
import { familyDoctors } from '@/backend/seed/content/doctors-family';
import { innerMedicineDoctors } from '@/backend/seed/content/doctors-inner-medicine';
import { movementDoctors } from '@/backend/seed/content/doctors-movement';
import { organDoctors } from '@/backend/seed/content/doctors-organs';
import type { DoctorSeed } from '@/backend/seed/types';

/** The doctors by area. Ids are positions in this list, so a new doctor goes at the end of the last area. */
export const doctors: DoctorSeed[] = [
  ...innerMedicineDoctors,
  ...movementDoctors,
  ...familyDoctors,
  ...organDoctors,
  ...diagnosisDoctors,
];
