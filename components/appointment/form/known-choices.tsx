import { displayDay } from '@clinic/contract/dates';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import { answeredParts } from '@/lib/domain/appointment/assistant-view';
import type { PickerTest } from '@/lib/domain/appointment/chosen-test';
import type { DraftField } from '@/lib/domain/appointment/draft';
import type { AssistantTexts } from '../assistant-messages';
import { errorOf, type PartProps } from './form-fields';

/** The parts answered on another page, read when the form opens: later choices do not change them. */
export function useKnownParts(isGiven: boolean, state: AssistantState) {
  const [known, setKnown] = useState({ hasPlace: false, hasTime: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the choices are restored
  useEffect(() => {
    if (isGiven) setKnown(answeredParts(state));
  }, [isGiven]);
  return known;
}

const FIELDS: readonly DraftField[] = ['specialityId', 'type', 'clinicId', 'day'];

type Props = PartProps & {
  state: AssistantState;
  hasTime: boolean;
  test: PickerTest | null | undefined;
  messages: AssistantTexts;
  children: ReactNode;
};

/** The answers of another page in one line, which unfolds their fields; a field with a problem unfolds itself. */
export function KnownChoices({ state, hasTime, test, messages, children, ...part }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const isWrong = !answeredParts(state).hasPlace || FIELDS.some((field) => errorOf(part, field));
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true;
  }, [isWrong]);
  return (
    <details ref={fold} className="form-answers form-known">
      <summary>
        <span>{choicesIn(state, { hasTime, test, messages }).join(' · ')}</span>
        <span className="link">{part.texts.change}</span>
      </summary>
      <div className="form-part">{children}</div>
    </details>
  );
}

/** The names of the choices, in the order of their fields. */
function choicesIn(state: AssistantState, { hasTime, test, messages }: Pick<Props, 'hasTime' | 'test' | 'messages'>) {
  const { catalogue, isCovid, insurer, specialityId, type, clinicId, day, preferredTime } = state;
  const nameIn = (list: readonly { id: string; name: string }[], wanted: string | null) =>
    list.find(({ id }) => id === wanted)?.name;
  return [
    !isCovid && insurer && messages.insurers[insurer],
    !isCovid && nameIn(catalogue.specialities, specialityId),
    test?.name ?? (type && messages.types[type]),
    nameIn(catalogue.clinics, clinicId),
    hasTime && day && displayDay(day),
    hasTime && !isCovid && preferredTime && messages.preferredTimes[preferredTime],
  ].filter(Boolean);
}
