import type { SpecialitySeed } from '../types';
import { genetics1 } from './specialities-genetics-1';
import { genetics2 } from './specialities-genetics-2';
import { genetics3 } from './specialities-genetics-3';
import { imaging1 } from './specialities-imaging-1';
import { imaging2 } from './specialities-imaging-2';
import { imaging3 } from './specialities-imaging-3';
import { medicalA1 } from './specialities-medical-a1';
import { medicalA2 } from './specialities-medical-a2';
import { medicalA3 } from './specialities-medical-a3';
import { medicalA4 } from './specialities-medical-a4';
import { medicalB1 } from './specialities-medical-b1';
import { medicalB2 } from './specialities-medical-b2';
import { medicalB3 } from './specialities-medical-b3';
import { medicalB4 } from './specialities-medical-b4';

/** All specialities of the demo catalogue. The order gives the ids, so a new one goes at the end. */
export const specialities: SpecialitySeed[] = [
  ...medicalA1,
  ...medicalA2,
  ...medicalA3,
  ...medicalA4,
  ...medicalB1,
  ...medicalB2,
  ...medicalB3,
  ...medicalB4,
  ...imaging1,
  ...imaging2,
  ...imaging3,
  ...genetics1,
  ...genetics2,
  ...genetics3,
];
