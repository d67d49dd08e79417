import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 200;

type Answers<F> = { name: string; text: string; found: F | null };

/** `found`: the answer to what is typed, null until it is there. `known`: the last answer, which may hold some of it. */
export type FoundNow<F> = {
  found: F | null;
  known: F | null;
  isSearching: boolean;
  hasFailed: boolean;
  /** Asks again. */
  retry: () => void;
};

/**
 * What a list answers to what is typed, while it is open: asked 200 ms after the last letter, at once for nothing typed. An
 * answer overtaken by a newer question is dropped. `name` is that of the list in its context.
 */
export function useFoundOptions<F>(
  { name, first, find }: { name: string; first: F | null; find: (text: string) => Promise<F> },
  typed: string,
  isOpen: boolean,
): FoundNow<F> {
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
