import { displayDay, parseTypedDay } from '@clinic/contract/dates';
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { DayPickerProps } from './day-picker';
import { type Field, FieldFrame, fieldAria } from './field-frame';
import type { DayTexts } from './field-texts';
import { Icon } from './icon';
import { PlainDayInput } from './plain-day-input';

type Props = Field & {
  name: string;
  /** YYYY-MM-DD, or '' when it is empty, or the typed text when it is not a future day. */
  value: string;
  /** The first day that can be chosen: today in Madrid, from `madridDay` (M39). */
  min: string;
  onChange: (day: string) => void;
  /** Focuses the field when it is mounted. */
  startsFocused?: boolean;
  /** Text typed in the field that this one replaces. */
  startsWith?: string;
  locale: Locale;
  texts: DayTexts;
};

/**
 * A day field, typed in the order of the page's language (dd/mm/yyyy in all three) with and without script, or chosen
 * in a calendar that is loaded on its first use. Text typed before the script was loaded is kept. `onChange` receives
 * YYYY-MM-DD.
 */
export function DayField(props: Props) {
  const { id, name, label, value, min, onChange, startsFocused, startsWith, locale, texts } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(startsWith || null);
  const [isLeft, setIsLeft] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<DayPickerProps> | null>(null);

  const type = (text: string) => {
    const day = parseTypedDay(text);
    setTyped(text);
    setIsLeft(false);
    onChange(day !== null && day >= min ? day : text.trim()); // the form's rules refuse any other text
  };
  const isTyped = typed !== null && (value === typed.trim() || parseTypedDay(typed) === value);
  const text = isTyped ? typed : displayDay(value) || value;
  const hasScript = useOwnInput(input, { text, type, startsFocused });

  const openCalendar = async () => {
    const { DayPicker } = await import('./day-picker').catch(() => ({ DayPicker: null }));
    if (DayPicker) setCalendar(() => DayPicker);
    else input.current?.focus(); // the day can still be typed
  };
  const problem = isTyped && isLeft ? problemOf(typed, min) : null;
  const field = { ...props, error: problem ? texts[problem] : props.error };
  return (
    <FieldFrame {...field}>
      <span className="field-day">
        <PlainDayInput
          {...{ id, name }}
          {...fieldAria(field)}
          ref={input}
          placeholder={texts.placeholder}
          defaultValue={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setIsLeft(true)}
          onKeyDown={(event) => event.key === 'Enter' && setIsLeft(true)}
        />
        {hasScript && (
          <button type="button" aria-label={texts.open} aria-haspopup="dialog" onClick={openCalendar}>
            <Icon name="calendar" />
          </button>
        )}
      </span>
      {Calendar && (
        <Calendar
          {...{ id, label, value, min, locale }}
          closeLabel={texts.close}
          onChoose={(day) => {
            setTyped(null);
            onChange(day);
          }}
          onClose={() => setCalendar(null)}
        />
      )}
    </FieldFrame>
  );
}

type Own = { text: string; type: (text: string) => void; startsFocused: boolean | undefined };

/** Synchronizes the browser's own input with the value. Returns true once text typed before hydration was adopted. */
function useOwnInput(input: RefObject<HTMLInputElement | null>, { text, type, startsFocused }: Own): boolean {
  const [hasScript, setHasScript] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => {
    const early = input.current?.value;
    if (early && early !== text) type(early);
    setHasScript(true);
  }, []);
  // The browser owns the field: React would restore the value of the page.
  useLayoutEffect(() => {
    if (hasScript && input.current && input.current.value !== text) input.current.value = text;
  }, [input, hasScript, text]);
  useEffect(() => {
    if (!hasScript || !startsFocused) return;
    input.current?.focus();
    input.current?.setSelectionRange(10, 10);
  }, [input, hasScript, startsFocused]);
  return hasScript;
}

function problemOf(typed: string, min: string): 'invalid' | 'past' | null {
  if (typed.trim() === '') return null;
  const day = parseTypedDay(typed);
  return day === null ? 'invalid' : day < min ? 'past' : null;
}
