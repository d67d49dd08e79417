import { useState } from 'react';
import type { AssistantState } from '../domain/appointment/assistant';
import { type ChosenHour, hourOf } from '../domain/appointment/consult-hours';
import type { AppointmentDraft } from '../domain/appointment/draft';
import { draftOfChoices } from '../domain/appointment/restored';
import { parseSlot, slotValue } from '../domain/appointment/slot';

/** The hour of a consultation beside the choices of the assistant, and the one that was booked. */
export function useConsultHour(state: AssistantState) {
  const [chosenHour, setHour] = useState<ChosenHour | null>(null);
  const [booked, setBooked] = useState<ChosenHour | null>(null);
  const hour = hourOf(chosenHour, state);
  return {
    /** Null to be called. */
    hour,
    setHour,
    booked,
    /** All that is chosen, as the form holds it. */
    chosen: { ...draftOfChoices(state), ...(hour && { day: hour.day, slot: slotValue(hour.slot) }) },
    restoreHour: (draft: Partial<AppointmentDraft>) => setHour(hourOfDraft(draft)),
    /** After a request was sent: `isBooked` when its hour is the patient's now. */
    hourSent: (isBooked: boolean, draft: AppointmentDraft) => {
      setBooked(isBooked ? hourOfDraft(draft) : null);
      setHour(null);
    },
  };
}

/** The hour of a consultation that a form holds; null for none. */
function hourOfDraft({ isCovid, clinicId, specialityId, day, slot }: Partial<AppointmentDraft>): ChosenHour | null {
  const hours = parseSlot(slot ?? '');
  return !isCovid && clinicId && specialityId && day && hours ? { clinicId, specialityId, day, slot: hours } : null;
}
