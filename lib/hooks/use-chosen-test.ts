import { type Dispatch, useEffect } from 'react';
import useSWR from 'swr';
import { requestJson } from '../browser/request';
import type { AssistantEvent, AssistantState } from '../domain/appointment/assistant';
import { chosenDoctor, type PickerDoctor, requestedDoctorSlug } from '../domain/appointment/chosen-doctor';
import { chosenTest, type PickerTest, requestedTestSlug } from '../domain/appointment/chosen-test';
import type { Locale } from '../i18n/locales';

type Assistant = [AssistantState, Dispatch<AssistantEvent>];

/**
 * Reads the diagnostic test whose page the visitor came from into the assistant. Returns the test the appointment is
 * for; undefined while it is read, null if there is none.
 */
export function useChosenTest(
  locale: Locale,
  originPath: string,
  [state, dispatch]: Assistant,
): PickerTest | null | undefined {
  const slug = requestedTestSlug(originPath);
  const { data, error } = useOrigin<{ test: PickerTest | null }>(locale, '/api/citas/prueba', slug);
  const test = data?.test;
  useEffect(() => {
    if (test) dispatch({ type: 'testRead', test });
  }, [test, dispatch]);
  // Until the assistant has the test, the hours of a consultation would be read instead.
  const isRead = test === null || (test !== undefined && state.test?.id === test.id);
  if (slug !== null && !isRead && !error) return undefined;
  return chosenTest(state);
}

/** Reads the doctor whose page the visitor came from into the assistant; returns the doctor the appointment is with. */
export function useChosenDoctor(locale: Locale, originPath: string, [state, dispatch]: Assistant): PickerDoctor | null {
  const slug = requestedDoctorSlug(originPath);
  const { data } = useOrigin<{ doctor: PickerDoctor | null }>(locale, '/api/citas/medico', slug);
  const doctor = data?.doctor;
  useEffect(() => {
    if (doctor) dispatch({ type: 'doctorRead', doctor });
  }, [doctor, dispatch]);
  return doctor && state.doctor?.id === doctor.id ? chosenDoctor(state) : null;
}

/** Reads the record of the page the visitor came from, if there is a slug. */
const useOrigin = <T>(locale: Locale, path: string, slug: string | null) =>
  useSWR(slug && `${path}?${new URLSearchParams({ nombre: slug, locale })}`, requestJson<T>, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
