import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { requestJson } from '../browser/request';
import type { SearchResults } from '../domain/search';
import type { Locale } from '../i18n/locales';

const PAUSE_MS = 200;

/** Fewer letters match too much to be useful while typing. */
export const MIN_LETTERS = 2;

/** `results` belong to `text`, or to the previous search while a new one runs; null: no results to show. */
export type LiveSearch = {
  results: SearchResults | null;
  isSearching: boolean;
  hasFailed: boolean;
  /** Asks again. */
  retry: () => void;
};

/** Searches while a person types: requested 200 ms after the last letter; requests overtaken by a newer are dropped. */
export function useSearch(locale: Locale, typed: string): LiveSearch {
  const text = usePaused(typed);
  const question = useRef<AbortController>(null);
  const ask = async ([path, language, busqueda]: [string, Locale, string]): Promise<SearchResults> => {
    question.current?.abort();
    question.current = new AbortController();
    return requestJson(path, { body: { busqueda, locale: language }, signal: question.current.signal });
  };
  useEffect(() => () => question.current?.abort(), []);

  const isAsked = [...text].length >= MIN_LETTERS && typed !== '';
  const { data, error, isValidating, mutate } = useSWR(isAsked ? ['/api/buscador', locale, text] : null, ask, {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const hasFailed = isAsked && !isValidating && error instanceof Error && error.name !== 'AbortError';
  return {
    results: isAsked && !hasFailed ? (data ?? null) : null,
    isSearching: isAsked && isValidating,
    hasFailed,
    retry: () => void mutate(),
  };
}

/** Returns the value once it has been unchanged for 200 ms. */
function usePaused(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
