import { useState } from 'react';
import useSWR from 'swr';
import { requestJson } from '../browser/request';
import type { AssistantState } from '../domain/appointment/assistant';
import { chosenDoctor } from '../domain/appointment/chosen-doctor';
import { chosenTest, type PickerTest } from '../domain/appointment/chosen-test';
import {
  type ChosenHour,
  type ConsultAnswer,
  type ConsultDay,
  type ConsultQuery,
  hourOf,
} from '../domain/appointment/consult-hours';
import type { AppointmentDraft } from '../domain/appointment/draft';
import { draftOfChoices } from '../domain/appointment/restored';
import { parseSlot, slotValue } from '../domain/appointment/slot';
import type { Locale } from '../i18n/locales';

type Found = {
  days: ConsultDay[] | null | undefined;
  /** There are hours of video calls; undefined while loading. */
  hasVideo: boolean | undefined;
  hasFailed: boolean;
  askAgain: () => void;
};

/** The next days with free hours; undefined while loading, null if there are none to choose from. */
export function useConsultHours(locale: Locale, query: ConsultQuery | null): Found {
  const { data, error, mutate } = useSWR(query && addressOf(locale, query), read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const { days, hasVideo } = error ? { days: null, hasVideo: false } : (data ?? {});
  return { days, hasVideo, hasFailed: Boolean(error), askAgain: () => void mutate() };
}

function addressOf(locale: Locale, { clinicId, specialityId, doctorId, testId, from, isVideo }: ConsultQuery): string {
  const asked = new URLSearchParams({
    ...{ centromedico: clinicId, especialidad: specialityId, locale },
    ...(doctorId !== null && { medico: doctorId }),
    ...(testId && { prueba: testId }),
    ...(from !== null && { fecha: from }),
    ...(isVideo && { modalidad: 'video' }),
  });
  return `/api/citas/consulta?${asked}`;
}

async function read(address: string): Promise<ConsultAnswer> {
  const { days, hasVideo } = await requestJson<ConsultAnswer>(address);
  return { days: days && days.length > 0 ? days : null, hasVideo };
}

/** A sent form, with its diagnostic test, the name of its doctor and the hours of the call, null within 24 hours. */
type Sent = { draft: AppointmentDraft; test: PickerTest | null; doctor: string | null; call: string | null };

/** The chosen hour of a visit and its kind besides the assistant's choices, and the booked hour. */
export function useConsultHour(state: AssistantState) {
  const [chosenHour, setHour] = useState<ChosenHour | null>(null);
  const [videoAt, setVideoAt] = useState<Place | null>(null);
  const [booked, setBooked] = useState<ChosenHour | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const test = chosenTest(state);
  const place = { clinicId: state.clinicId, specialityId: state.specialityId };
  const isVideo = !state.isCovid && test === null && isSamePlace(videoAt, place);
  const hour = hourOf(chosenHour, { ...state, testId: test?.id ?? null, isVideo });
  return {
    /** Null for a call-back. */
    hour,
    setHour,
    /** The patient wants a video call, at this clinic and for this speciality. */
    isVideo,
    setVideo: (isOn: boolean) => setVideoAt(isOn ? place : null),
    booked,
    /** The last one. */
    sent,
    /** All chosen values, in the form's representation. */
    chosen: { ...draftOfChoices(state), isVideo, ...(hour && { day: hour.day, slot: slotValue(hour.slot) }) },
    restoreHour: (draft: Partial<AppointmentDraft>) => {
      setHour(hourOfDraft(draft));
      const { isVideo: wasVideo, clinicId = '', specialityId = '' } = draft;
      setVideoAt(wasVideo ? { clinicId, specialityId } : null);
    },
    /** To call after submission: `isBooked` if the hour is now reserved for the patient. */
    hourSent: (isBooked: boolean, draft: AppointmentDraft, call: unknown) => {
      setBooked(isBooked ? hourOfDraft(draft) : null);
      setSent({ draft, test, doctor: chosenDoctor(state)?.name ?? null, call: typeof call === 'string' ? call : null });
      setHour(null);
      setVideoAt(null);
    },
  };
}

type Place = { clinicId: string | null; specialityId: string | null };

const isSamePlace = (one: Place | null, { clinicId, specialityId }: Place): boolean =>
  clinicId !== null && specialityId !== null && one?.clinicId === clinicId && one.specialityId === specialityId;

/** Returns the consultation hour held by a form, or null. */
function hourOfDraft(draft: Partial<AppointmentDraft>): ChosenHour | null {
  const { isCovid, clinicId, specialityId, testId, isVideo = false, day, slot } = draft;
  const hours = parseSlot(slot ?? '');
  if (isCovid || !clinicId || !specialityId || !day || !hours) return null;
  return { clinicId, specialityId, testId: testId || null, isVideo, day, slot: hours };
}
