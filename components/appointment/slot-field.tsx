import { clockTime } from '@clinic/contract/dates';
import { useState } from 'react';
import type { AssistantEvent, AssistantState } from '@/lib/domain/appointment/assistant';
import { offeredSlots, slotNotice, waitingFor } from '@/lib/domain/appointment/assistant-view';
import { type Slot, slotsByHalf, slotValue } from '@/lib/domain/appointment/slot';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from './assistant-messages';
import { type ChosenDay, ChosenDayLine, NextDays } from './next-days';
import { WaitingForm } from './waiting-form';
import '@/components/forms/forms.css';
import './appointment.css';

type Props = {
  state: AssistantState;
  dispatch: (event: AssistantEvent) => void;
  /** Name of the radios and prefix of the ids. */
  name: string;
  /** True if a slot must be chosen. */
  isRequired?: boolean;
  /** The error message of the choice. */
  error?: string | null;
  locale: Locale;
  texts: AssistantTexts;
};

/**
 * The hours of the chosen clinic, day and test, grouped into morning and afternoon, with the notices of the search (M97
 * to M100). It is a live region, so it stays in the page while it is empty.
 */
export function SlotField({ state, dispatch, name, isRequired, error, locale, texts }: Props) {
  const slots = offeredSlots(state);
  const first = slots[0];
  const choose = (slot: Slot) => dispatch({ type: 'slotChosen', slot });
  const { chosenDay, waiting, goOnTo } = useNextDay(state, dispatch);
  return (
    <div className="slots" id={`${name}-field`}>
      {chosenDay && (
        <ChosenDayLine key={`${chosenDay.clinicId} ${chosenDay.day}`} {...{ state, locale }} chosen={chosenDay} />
      )}
      <SlotNotice state={state} dispatch={dispatch} texts={texts} />
      <NextDays {...{ state, locale }} onChoose={goOnTo} texts={texts.nextDays} />
      {first && (
        <fieldset
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup may say that it is required
          role="radiogroup"
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error ${name}-note` : `${name}-note`}
        >
          <legend>{texts.hours}</legend>
          {error && (
            <p id={`${name}-error`} className="field-error">
              {error}
            </p>
          )}
          <button type="button" className="slot-first" onClick={() => choose(first)}>
            {texts.slots.firstFree}: <strong>{clockTime(first.start)}</strong>
          </button>
          <HourChips {...{ state, name, locale, texts }} onChoose={choose} />
          <p id={`${name}-note`} className="field-hint">
            {texts.slots.notHeld}
          </p>
        </fieldset>
      )}
      {waiting && (
        <WaitingForm
          key={Object.values(waiting.query).join(' ')}
          {...{ locale, ...waiting }}
          prefix={`${name}-espera`}
          texts={texts.waiting}
          dayTexts={texts.dayField}
        />
      )}
    </div>
  );
}

type ChipsProps = Pick<Props, 'state' | 'name' | 'locale' | 'texts'> & { onChoose: (slot: Slot) => void };

/** The hours under morning and afternoon. */
const HourChips = ({ state, name, locale, texts, onChoose }: ChipsProps) =>
  slotsByHalf(offeredSlots(state), locale).map(({ half, members }) => (
    <fieldset key={half}>
      <legend className="slot-half">{texts.slots[half]}</legend>
      <div className="slot-chips">
        {members.map((slot) => (
          <label key={slot.start} className="slot-chip">
            <input
              type="radio"
              name={name}
              value={slotValue(slot)}
              checked={state.slot !== null && slotValue(state.slot) === slotValue(slot)}
              onChange={() => onChoose(slot)}
            />
            <span>{clockTime(slot.start)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ));

/**
 * While the hours of a suggested day are shown: that day, and the day without hours, which still offers its waiting
 * list.
 */
function useNextDay(state: AssistantState, dispatch: Props['dispatch']) {
  const [chosenDay, setChosenDay] = useState<ChosenDay | null>(null);
  const [passed, setPassed] = useState<ReturnType<typeof waitingFor>>(null);
  const isShown = chosenDay !== null && isAskedFor(chosenDay, state);
  const waiting = waitingFor(state) ?? (isShown ? passed : null);
  const goOnTo = (chosen: ChosenDay) => {
    setPassed(waiting);
    setChosenDay(chosen);
    dispatch({ type: 'nextDayChosen', ...chosen });
  };
  return { chosenDay: isShown ? chosenDay : null, waiting, goOnTo };
}

/** False once the visitor has chosen another day or clinic. */
const isAskedFor = ({ clinicId, day }: ChosenDay, { search }: AssistantState): boolean =>
  search.kind !== 'idle' && search.query.clinicId === clinicId && search.query.day === day;

/** The notice of the search: waiting or no free hour as a status, a refusal or a failure as an alert with a retry. */
function SlotNotice({ state, dispatch, texts }: Pick<Props, 'state' | 'dispatch' | 'texts'>) {
  const notice = slotNotice(state);
  const isSearching = state.search.kind === 'searching';
  return (
    <>
      <p role="status" className={notice?.kind === 'status' ? 'slot-status' : undefined}>
        {isSearching && <span className="ring" aria-hidden="true" />}
        {notice?.kind === 'status' && texts[notice.key]}
      </p>
      {notice?.kind === 'alert' && (
        <div className="error-panel slot-alert">
          <p role="alert">{'text' in notice ? notice.text : texts[notice.key]}</p>
          <button type="button" className="btn btn-line" onClick={() => dispatch({ type: 'searchRepeated' })}>
            {texts.retry}
          </button>
        </div>
      )}
    </>
  );
}
