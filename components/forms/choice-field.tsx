import type { ComponentProps } from 'react';
import { type Field, FieldNotes, fieldAria } from '@/components/ui/field-frame';
import './forms.css';

type Choice = { value: string; label: string; hint?: string | undefined };

type Props = Field & {
  choices: readonly Choice[];
  /** `tiles` are large targets with a hint each, `row` shows short answers side by side. */
  layout?: 'tiles' | 'row';
  /** Props of every radio, as react-hook-form registers them. */
  radio?: ComponentProps<'input'>;
  /** Controls the choice instead of `radio`; null checks no radio. */
  chosen?: string | null;
  onChoose?: (value: string) => void;
};

/** A group of radios. The first radio has the field's id, so that the error summary leads to it. */
export function ChoiceField({ choices, layout = 'tiles', radio, chosen, onChoose, ...frame }: Props) {
  const { id, label, optional } = frame;
  const name = radio?.name ?? id;
  return (
    <fieldset
      className={frame.error ? 'form-choices field-wrong' : 'form-choices'}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup may say that it is invalid
      role="radiogroup"
      {...fieldAria(frame)}
    >
      <legend>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </legend>
      <FieldNotes {...frame} />
      <div className={layout === 'tiles' ? 'form-tiles' : 'form-row'}>
        {choices.map(({ value, label: text, hint }, index) => {
          const own = index === 0 ? id : `${id}-${index}`;
          return (
            <label key={value} className="tile" htmlFor={own}>
              <input
                {...radio}
                {...(onChoose && { checked: chosen === value, onChange: () => onChoose(value) })}
                id={own}
                type="radio"
                name={name}
                value={value}
                aria-labelledby={`${own}-t`}
                aria-describedby={hint && `${own}-h`}
              />
              <span>
                <span id={`${own}-t`}>{text}</span>
                {hint && <small id={`${own}-h`}>{hint}</small>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
