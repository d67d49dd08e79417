import { useState } from 'react';
import { type Field, FieldNotes, fieldAria } from '@/components/ui/field-frame';
import type { BirthDateTexts } from '@/components/ui/field-texts';
import { type DateParts, dateOfParts, partsOfDate } from '@/lib/domain/appointment/birth-date';
import './forms.css';

type Props = Omit<Field, 'hint'> & {
  name: string;
  /** YYYY-MM-DD, with an empty place for each part that is not filled in yet; empty while none is. */
  value: string;
  onChange: (date: string) => void;
  texts: BirthDateTexts;
};

/** The parts in the order of the site's languages, each with its maximum length and autocomplete token. */
const PARTS = [
  ['day', 2, 'bday-day'],
  ['month', 2, 'bday-month'],
  ['year', 4, 'bday-year'],
] as const;

/** A birth date in three fields to type into, never a calendar (identity, "Form anatomy"). */
export function BirthDateField({ name, value, onChange, texts, ...frame }: Props) {
  const [typed, setTyped] = useState<DateParts>(() => partsOfDate(value));
  const parts = dateOfParts(typed) === value ? typed : partsOfDate(value);
  const field = { ...frame, hint: texts.hint };
  const { 'aria-describedby': described, ...aria } = fieldAria(field);
  const change = (part: keyof DateParts, text: string) => {
    const next = { ...parts, [part]: text };
    setTyped(next);
    onChange(dateOfParts(next));
  };
  return (
    <fieldset
      className={frame.error ? 'form-choices field-wrong' : 'form-choices'}
      aria-describedby={described}
      data-field={name}
    >
      <legend>
        {frame.label} {frame.optional && <span className="field-optional">{frame.optional}</span>}
      </legend>
      <FieldNotes {...field} />
      <div className="form-date">
        {PARTS.map(([part, length, token], index) => (
          <label key={part}>
            {texts[part]}
            <input
              {...aria}
              id={index === 0 ? frame.id : `${frame.id}-${part}`}
              name={token}
              className="control"
              inputMode="numeric"
              autoComplete={token}
              maxLength={length}
              value={parts[part]}
              onChange={(event) => change(part, event.target.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
