import type { SpecialitySeed } from '../types';

/** All specialities of the demo catalogue. The order gives the ids, so a new one goes at the end. */
export const specialities: SpecialitySeed[] = [
];
