import '@/components/forms/forms.css';
import './appointment.css';

type Props<T extends string> = {
  legend: string;
  name: string;
  options: readonly T[];
  /** Labels by option. */
  labels: Record<T, string>;
  /** Small print under the name of an option. */
  hints?: Partial<Record<NoInfer<T>, string>>;
  value: T | null;
  onChange: (value: T) => void;
  error?: string | null;
};

/** A radio group of tiles, each a target as a whole (M92, M104). */
export function ChoiceTiles<T extends string>(props: Props<T>) {
  const { legend, name, options, labels, hints, value, onChange, error } = props;
  return (
    <fieldset className={error ? 'tiles field-wrong' : 'tiles'} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {error && (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
      <div>
        {options.map((option) => (
          <label key={option} className="tile">
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              aria-labelledby={`${name}-${option}-t`}
              aria-describedby={hints?.[option] && `${name}-${option}-h`}
            />
            <span>
              <span id={`${name}-${option}-t`}>{labels[option]}</span>
              {hints?.[option] && <small id={`${name}-${option}-h`}>{hints[option]}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
