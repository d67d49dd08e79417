import type { TestSeed } from '../types';
import { clinicTests } from './tests-clinic';
import { digestiveTests } from './tests-digestive';
import { geneticsTests } from './tests-genetics';
import { heartTests } from './tests-heart';
import { laboratoryTests } from './tests-laboratory';
import { lungsTests } from './tests-lungs';
import { radiologyTests } from './tests-radiology';
import { scannersTests } from './tests-scanners';
import { sensesTests } from './tests-senses';
import { womenTests } from './tests-women';

/** The diagnostic tests of the demo catalogue; a new one goes at the end of the last list, since ids are positions. */
export const tests: TestSeed[] = [
  ...heartTests,
  ...lungsTests,
  ...digestiveTests,
  ...womenTests,
  ...scannersTests,
  ...radiologyTests,
  ...sensesTests,
  ...clinicTests,
  ...laboratoryTests,
  ...geneticsTests,
];
