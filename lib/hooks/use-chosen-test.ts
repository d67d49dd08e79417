import { type Dispatch, useEffect } from 'react';
import useSWR from 'swr';
import { requestJson } from '../browser/request';
import type { AssistantEvent, AssistantState } from '../domain/appointment/assistant';
import { chosenTest, type PickerTest, requestedTestSlug } from '../domain/appointment/chosen-test';
import type { Locale } from '../i18n/locales';

/**
 * Reads the diagnostic test whose page the visitor came from into the assistant. Returns the test the appointment is
 * for; undefined while it is read, null if there is none.
 */
export function useChosenTest(
  locale: Locale,
  originPath: string,
  [state, dispatch]: [AssistantState, Dispatch<AssistantEvent>],
): PickerTest | null | undefined {
  const slug = requestedTestSlug(originPath);
  const address = slug && `/api/citas/prueba?${new URLSearchParams({ nombre: slug, locale })}`;
  const { data, error } = useSWR(address, read, { revalidateOnFocus: false, shouldRetryOnError: false });
  useEffect(() => {
    if (data) dispatch({ type: 'testRead', test: data });
  }, [data, dispatch]);
  // Until the assistant has the test, the hours of a consultation would be read instead.
  const isRead = data === null || (data !== undefined && state.test?.id === data.id);
  if (slug !== null && !isRead && !error) return undefined;
  return chosenTest(state);
}

const read = async (address: string): Promise<PickerTest | null> =>
  (await requestJson<{ test: PickerTest | null }>(address)).test;
