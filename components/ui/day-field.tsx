'use client';

import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { displayDay, parseTypedDay } from '@/lib/domain/appointment/typed-day';
import type { Locale } from '@/lib/i18n/locales';
import type { DayPickerProps } from './day-picker';
import { type Field, FieldFrame, fieldAria } from './field-frame';
import type { DayTexts } from './field-texts';
import { Icon } from './icon';

type Props = Field & {
  name: string;
  /** YYYY-MM-DD, empty while there is none. */
  value: string;
  /** The first day that can be chosen: today in Madrid, from `madridDay` (M39). */
  min: string;
  onChange: (day: string) => void;
  /** Takes the focus as soon as it is there. */
  startsFocused?: boolean;
  locale: Locale;
  texts: DayTexts;
};

/**
 * A day, typed as dd/mm/yyyy or chosen in a calendar that is loaded on its first use. Until there is script it is the
 * browser's own field of the same name; what was entered in that is kept. What is sent is YYYY-MM-DD.
 */
export function DayField(props: Props) {
  const { id, name, label, value, min, onChange, startsFocused, locale, texts } = props;
  const native = useRef<HTMLInputElement>(null);
  const typedInput = useRef<HTMLInputElement>(null);
  const [hasScript, setHasScript] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<DayPickerProps> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes charge
  useLayoutEffect(() => {
    const input = native.current;
    const takeOver = () => {
      if (input && input.value !== value) onChange(input.value);
      setHasScript(true);
    };
    if (!input || document.activeElement !== input) return takeOver();
    input.addEventListener('blur', takeOver, { once: true });
    return () => input.removeEventListener('blur', takeOver);
  }, []);
  useEffect(() => {
    if (hasScript && startsFocused) typedInput.current?.focus();
  }, [hasScript, startsFocused]);

  const type = (text: string) => {
    const day = parseTypedDay(text);
    setTyped(text);
    setIsLeft(false);
    onChange(day !== null && day >= min ? day : '');
  };
  const openCalendar = async () => {
    const { DayPicker } = await import('./day-picker').catch(() => ({ DayPicker: null }));
    if (DayPicker) setCalendar(() => DayPicker);
    else typedInput.current?.focus(); // the day can still be typed
  };

  const isTyped = typed !== null && (value === '' || parseTypedDay(typed) === value);
  const text = isTyped ? typed : displayDay(value);
  const problem = isTyped && isLeft ? problemOf(typed, min) : null;
  const field = {
    id,
    label,
    optional: props.optional,
    hint: props.hint,
    error: problem ? texts[problem] : props.error,
  };
  if (!hasScript) {
    return (
      <FieldFrame {...field}>
        <input
          ref={native}
          id={id}
          name={name}
          type="date"
          className="control"
          min={min}
          defaultValue={value}
          {...fieldAria(field)}
        />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...field}>
      <span className="field-day">
        <input
          ref={typedInput}
          id={id}
          className="control"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          placeholder={texts.placeholder}
          value={text}
          {...fieldAria(field)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setIsLeft(true)}
          onKeyDown={(event) => event.key === 'Enter' && setIsLeft(true)}
        />
        <button type="button" aria-label={texts.open} aria-haspopup="dialog" onClick={openCalendar}>
          <Icon name="calendar" />
        </button>
        <input type="hidden" name={name} value={value} />
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

function problemOf(typed: string, min: string): 'invalid' | 'past' | null {
  if (typed.trim() === '') return null;
  const day = parseTypedDay(typed);
  return day === null ? 'invalid' : day < min ? 'past' : null;
}
