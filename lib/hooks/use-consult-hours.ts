import { useState } from 'react';
import useSWR from 'swr';
import { requestJson } from '../browser/request';
import type { AssistantState } from '../domain/appointment/assistant';
import { chosenDoctor } from '../domain/appointment/chosen-doctor';
import { chosenTest, type PickerTest } from '../domain/appointment/chosen-test';
import { type ChosenHour, type ConsultDay, type ConsultQuery, hourOf } from '../domain/appointment/consult-hours';
import type { AppointmentDraft } from '../domain/appointment/draft';
import { draftOfChoices } from '../domain/appointment/restored';
import { parseSlot, slotValue } from '../domain/appointment/slot';
import type { Locale } from '../i18n/locales';

type Found = { days: ConsultDay[] | null | undefined; hasFailed: boolean; askAgain: () => void };

/** The next days with free hours; undefined while loading, null if there are none to choose from. */
export function useConsultHours(locale: Locale, query: ConsultQuery | null): Found {
  const { data, error, mutate } = useSWR(query && addressOf(locale, query), read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { days: error ? null : data, hasFailed: Boolean(error), askAgain: () => void mutate() };
}

function addressOf(locale: Locale, { clinicId, specialityId, doctorId, testId, from }: ConsultQuery): string {
  const asked = new URLSearchParams({
    ...{ centromedico: clinicId, especialidad: specialityId, locale },
    ...(doctorId !== null && { medico: doctorId }),
    ...(testId && { prueba: testId }),
    ...(from !== null && { fecha: from }),
  });
  return `/api/citas/consulta?${asked}`;
}

async function read(address: string): Promise<ConsultDay[] | null> {
  const { days } = await requestJson<{ days: ConsultDay[] | null }>(address);
  return days && days.length > 0 ? days : null;
}

/** A sent form, with its diagnostic test, the name of its doctor and the hours of the call, null within 24 hours. */
type Sent = { draft: AppointmentDraft; test: PickerTest | null; doctor: string | null; call: string | null };

/** The chosen hour of a consultation or a diagnostic test besides the assistant's choices, and the booked one. */
export function useConsultHour(state: AssistantState) {
  const [chosenHour, setHour] = useState<ChosenHour | null>(null);
  const [booked, setBooked] = useState<ChosenHour | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const test = chosenTest(state);
  const hour = hourOf(chosenHour, { ...state, testId: test?.id ?? null });
  return {
    /** Null for a call-back. */
    hour,
    setHour,
    booked,
    /** The last one. */
    sent,
    /** All chosen values, in the form's representation. */
    chosen: { ...draftOfChoices(state), ...(hour && { day: hour.day, slot: slotValue(hour.slot) }) },
    restoreHour: (draft: Partial<AppointmentDraft>) => setHour(hourOfDraft(draft)),
    /** To call after submission: `isBooked` if the hour is now reserved for the patient. */
    hourSent: (isBooked: boolean, draft: AppointmentDraft, call: unknown) => {
      setBooked(isBooked ? hourOfDraft(draft) : null);
      setSent({ draft, test, doctor: chosenDoctor(state)?.name ?? null, call: typeof call === 'string' ? call : null });
      setHour(null);
    },
  };
}

/** Returns the consultation hour held by a form, or null. */
function hourOfDraft(draft: Partial<AppointmentDraft>): ChosenHour | null {
  const { isCovid, clinicId, specialityId, testId, day, slot } = draft;
  const hours = parseSlot(slot ?? '');
  if (isCovid || !clinicId || !specialityId || !day || !hours) return null;
  return { clinicId, specialityId, testId: testId || null, day, slot: hours };
}
