import { useEffect, useRef, useState } from 'react';
import { readOption } from '../browser/find-options';
import { type BoundedList, merged, type OptionList, type OptionQuestion } from '../domain/options';
import type { Locale } from '../i18n/locales';

/** Delays between attempts to read a chosen record. After the last one it stays chosen, and the server validates it. */
const RETRY_MS = [2_000, 10_000, 30_000];

/** Reads chosen records the page did not carry (long lists only); `onRead` gets the records, [] for missing ones. */
export function useOptionQuestions<R>(
  questions: OptionQuestion[],
  locale: Locale,
  onRead: (question: OptionQuestion, records: R[]) => void,
): void {
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });
  const open = JSON.stringify(questions);
  useEffect(() => {
    let isOutdated = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (question: OptionQuestion, attempt = 0) => {
      try {
        const { records } = await readOption(question, locale);
        if (!isOutdated) read.current(question, records as R[]);
      } catch {
        if (!isOutdated && attempt < RETRY_MS.length) timer = setTimeout(ask, RETRY_MS[attempt], question, attempt + 1);
      }
    };
    for (const question of JSON.parse(open) as OptionQuestion[]) void ask(question);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [open, locale]);
}

type ListOptions<R> = {
  locale: Locale;
  list: OptionList;
  records: BoundedList<R>;
  /** '' while nothing is chosen. */
  chosenId: string;
  /** Called when the chosen record does not exist. */
  onGone: () => void;
};

/** The known records of one unrestricted list: the page's records plus those found or chosen since. */
export function useOptionList<R extends { id: string }>({ locale, list, records, chosenId, onGone }: ListOptions<R>) {
  const [known, setKnown] = useState(records.records);
  const learn = (found: R[]) => setKnown((before) => merged(before, found));
  const isOpen = records.first !== undefined && chosenId !== '' && known.every(({ id }) => id !== chosenId);
  useOptionQuestions<R>(isOpen ? [{ list, id: chosenId, context: {} }] : [], locale, ({ id }, found) => {
    if (found.length > 0) learn(found);
    else if (id === chosenId) onGone();
  });
  return { known, learn };
}
