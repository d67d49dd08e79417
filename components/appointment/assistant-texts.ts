import type { DayTexts, PickerTexts } from '@/components/ui/field-texts';
import type { AppointmentType, Insurer, PreferredTime } from '@/lib/domain/appointment/choices';
import type { Community } from '@/lib/domain/communities';
import type { Service } from '@/lib/domain/speciality';

/** Keys of the messages `Assistant` that are one text each. */
export const ASSISTANT_TEXTS = [
  'title',
  'covid',
  'insurer',
  'chooseInsurer',
  'privateInsurer',
  'specialOnline',
  'speciality',
  'chooseSpeciality',
  'noneEspecialidad',
  'clinic',
  'chooseClinic',
  'noneClinica',
  'type',
  'testType',
  'preferredTime',
  'day',
  'hours',
  'searchingSlots',
  'noSlots',
  'slotsFailed',
  'retry',
  'price',
  'ask',
] as const;

/** Keys of the messages `Slots`. */
export const SLOT_TEXTS = ['morning', 'afternoon', 'firstFree', 'notHeld', 'taxes'] as const;
export type SlotTexts = Record<(typeof SLOT_TEXTS)[number], string>;

/** Keys of the messages `QuickForm`. */
export const QUICK_TEXTS = ['covidOffer', 'none'] as const;

/** All the words of the assistant, made on the server by `assistantTexts`. */
export type AssistantTexts = Record<(typeof ASSISTANT_TEXTS)[number], string> & {
  insurers: Record<Insurer, string>;
  types: Record<AppointmentType, string>;
  preferredTimes: Record<PreferredTime, string>;
  services: Record<Service, string>;
  communities: Record<Community, string>;
  picker: PickerTexts;
  dayField: DayTexts;
  slots: SlotTexts;
  quick: Record<(typeof QUICK_TEXTS)[number], string>;
  lead: string;
  close: string;
};
