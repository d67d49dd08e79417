import { clinicalEquipment } from '@/backend/seed/content/equipment-clinical';
import { imagingEquipment } from '@/backend/seed/content/equipment-imaging';
import type { EquipmentSeed } from '@/backend/seed/types';

/** The equipment of the own clinics; one record serves every clinic that has such a machine. */
export const equipment: EquipmentSeed[] = [...imagingEquipment, ...clinicalEquipment];
