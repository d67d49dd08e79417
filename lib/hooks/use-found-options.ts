import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 200;

type Answers<F> = { name: string; text: string; found: F | null };

/** `found`: results for the typed text, null until they arrive. `known`: the previous results, which may match too. */
export type OptionSearchState<F> = {
  found: F | null;
  known: F | null;
  isSearching: boolean;
  hasFailed: boolean;
  /** Asks again. */
  retry: () => void;
};

/**
 * Options of an open list for the typed text: requested 200 ms after the last letter, or immediately for empty input.
 * Responses overtaken by a newer request are dropped. `name` identifies the list in its context.
 */
export function useFoundOptions<F>(
  { name, first, find }: { name: string; first: F | null; find: (text: string) => Promise<F> },
  typed: string,
  isOpen: boolean,
): OptionSearchState<F> {
  const text = typed.trim();
  const [answer, setAnswer] = useState<Answers<F>>({ name, text: '', found: first });
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = useRef(find);
  useEffect(() => {
    ask.current = find;
  });
  const isFirst = text === '' && first !== null;
  const question = JSON.stringify([name, text]);
  const isAnswered = isFirst || (answer.name === name && answer.text === text && answer.found !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isOpen || isAnswered) return;
    let isOutdated = false;
    const timer = setTimeout(
      () => {
        ask.current(text).then(
          (found) => isOutdated || setAnswer({ name, text, found }),
          () => isOutdated || setFailed(question),
        );
      },
      text === '' ? 0 : PAUSE_MS,
    );
    return () => {
      isOutdated = true;
      clearTimeout(timer);
      setFailed(null);
    };
  }, [isOpen, isAnswered, name, text, question, attempt]);

  const known = answer.name === name ? (answer.found ?? first) : first;
  const hasFailed = isOpen && !isAnswered && failed === question;
  return {
    found: isFirst ? first : isAnswered ? answer.found : null,
    known,
    isSearching: isOpen && !isAnswered && !hasFailed,
    hasFailed,
    retry: () => {
      setFailed(null);
      setAttempt((number) => number + 1);
    },
  };
}
