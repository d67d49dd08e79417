import { type Dispatch, useEffect, useReducer } from 'react';
import { fetchNextDays, searchSlots } from '../browser/slot-search';
import {
  type AssistantEvent,
  type AssistantState,
  assistantReducer,
  initialAssistant,
} from '../domain/appointment/assistant';
import type { PickerCatalogue, PickerClinic, PickerSpeciality } from '../domain/appointment/picker-catalogue';
import { assistantQuestions } from '../domain/appointment/read-records';
import type { Locale } from '../i18n/locales';
import { useOptionQuestions } from './use-option-questions';

const SEARCH_TIMEOUT_MS = 15_000;

/**
 * State and dispatch of the appointment assistant. When the state asks for hours (M95), the slot search is called; an
 * outdated search is aborted. Choices made elsewhere arrive as the event `restored`
 * (lib/domain/appointment/restored.ts).
 */
export function useAssistant(catalogue: PickerCatalogue, locale: Locale): [AssistantState, Dispatch<AssistantEvent>] {
  const [state, dispatch] = useReducer(assistantReducer, catalogue, initialAssistant);
  const { search } = state;
  useOptionQuestions<PickerClinic | PickerSpeciality>(assistantQuestions(state), locale, (question, records) => {
    const isClinic = question.list === 'cita-clinicas';
    dispatch({
      type: 'recordsRead',
      question,
      ...(isClinic ? { clinics: records as PickerClinic[] } : { specialities: records as PickerSpeciality[] }),
    });
  });
  useEffect(() => {
    if (search.kind !== 'searching') return;
    const { query } = search;
    const request = new AbortController();
    const timer = setTimeout(() => request.abort(new Error('The slot search took too long')), SEARCH_TIMEOUT_MS);
    let isOutdated = false;
    searchSlots(query, locale, request.signal).then((answer) => {
      clearTimeout(timer);
      if (!isOutdated) dispatch({ type: 'slotsAnswered', query, answer });
    });
    return () => {
      isOutdated = true;
      clearTimeout(timer);
      request.abort();
    };
  }, [search, locale]);
  // For a day without hours: other days with hours.
  const full = search.kind === 'none' && !search.next ? search.query : null;
  useEffect(() => {
    if (full === null) return;
    const request = new AbortController();
    fetchNextDays(full, locale, request.signal).then((next) => {
      if (next && !request.signal.aborted) dispatch({ type: 'nextDaysAnswered', query: full, next });
    });
    return () => request.abort();
  }, [full, locale]);
  return [state, dispatch];
}
