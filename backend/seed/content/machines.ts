import type { MachineSeed } from '../types';
import { clinicalMachines } from './machines-clinical';
import { imagingMachines } from './machines-imaging';
import { laboratoryMachines } from './machines-laboratory';

/** Every machine a speciality can show (bloques). The order gives the ids, so a new one goes at the end. */
export const machines: MachineSeed[] = [...imagingMachines, ...clinicalMachines, ...laboratoryMachines];
