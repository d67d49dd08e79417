import { useState } from 'react';
import { type BoundedList, merged, type OptionList } from '../domain/options';
import type { Locale } from '../i18n/locales';
import { useOptionQuestions } from './use-option-questions';

type Options<R> = {
  locale: Locale;
  list: OptionList;
  records: BoundedList<R>;
  /** '' while nothing is chosen. */
  chosenId: string;
  /** Called when the chosen record does not exist. */
  onGone: () => void;
};

/** The known records of one list that nothing else limits: those of the page, and what was found or chosen since. */
export function useOptionList<R extends { id: string }>({ locale, list, records, chosenId, onGone }: Options<R>) {
  const [known, setKnown] = useState(records.records);
  const learn = (found: R[]) => setKnown((before) => merged(before, found));
  const isOpen = records.first !== undefined && chosenId !== '' && known.every(({ id }) => id !== chosenId);
  useOptionQuestions<R>(isOpen ? [{ list, id: chosenId, context: {} }] : [], locale, ({ id }, found) => {
    if (found.length > 0) learn(found);
    else if (id === chosenId) onGone();
  });
  return { known, learn };
}
