import { type Dispatch, useEffect, useReducer } from 'react';
import {
  type AssistantEvent,
  type AssistantState,
  assistantReducer,
  initialAssistant,
  type SlotAnswer,
  type SlotQuery,
} from '../domain/appointment/assistant';
import type { PickerCatalogue } from '../domain/appointment/catalogue';
import type { Locale } from '../i18n/locales';

const LONGEST_WAIT_MS = 15_000;

/**
 * The appointment assistant in the browser: its state and what changes it. Whenever the state asks for hours (M95),
 * the slot search is asked, and a question that was overtaken is given up. What was chosen elsewhere comes in with
 * the event `restored` (lib/domain/appointment/restored.ts).
 */
export function useAssistant(catalogue: PickerCatalogue, locale: Locale): [AssistantState, Dispatch<AssistantEvent>] {
  const [state, dispatch] = useReducer(assistantReducer, catalogue, initialAssistant);
  const { search } = state;
  useEffect(() => {
    if (search.kind !== 'searching') return;
    const { query } = search;
    const question = new AbortController();
    const wait = setTimeout(() => question.abort(new Error('The slot search took too long')), LONGEST_WAIT_MS);
    let isOvertaken = false;
    askForSlots(query, locale, question.signal).then((answer) => {
      clearTimeout(wait);
      if (!isOvertaken) dispatch({ type: 'slotsAnswered', query, answer });
    });
    return () => {
      isOvertaken = true;
      clearTimeout(wait);
      question.abort();
    };
  }, [search, locale]);
  return [state, dispatch];
}

/** The hours of a clinic on a day (M96 to M100); whatever goes wrong on the way is `failed`. Never throws. */
export async function askForSlots(query: SlotQuery, locale: Locale, signal?: AbortSignal): Promise<SlotAnswer> {
  const { clinicId, day, test } = query;
  const asked = new URLSearchParams({ centromedico: clinicId, fecha: day, prueba: test, locale });
  try {
    const answer = await fetch(`/api/citas/buscarhuecos?${asked}`, { signal });
    return answer.ok ? await answer.json() : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
