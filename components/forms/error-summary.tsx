import { type Ref, useId } from 'react';
import { goToField } from '@/lib/browser/go-to-field';
import './forms.css';
import { fillText } from '@/lib/i18n/fill-text';

/** A field that is wrong, as the summary above its form names it. */
export type FieldError = {
  /** Id of the field's control. */
  id: string;
  label: string;
  text: string;
  /** A required field was left empty. */
  isEmpty: boolean;
};

/** Problems whose message does not name the field. */
const GENERAL: readonly string[] = ['optionMissing', 'tooLong', 'invalid'];

type Problem = Pick<FieldError, 'id' | 'label' | 'text'> & {
  /** A key of the problems of the form: it ends in `Missing` when the field is empty. */
  problem: string;
};

/** The problem of a field for the summary, with the field's name where the sentence does not say it. */
export const toFieldError = ({ id, label, text, problem }: Problem): FieldError => ({
  id,
  label,
  text: GENERAL.includes(problem) ? `${label}: ${text}` : text,
  isEmpty: problem.endsWith('Missing'),
});

/** `incomplete` is the specification's sentence for empty required fields; `many` has `{count}`. */
export type SummaryTexts = Record<'incomplete' | 'one' | 'many', string>;

type Props = { texts: SummaryTexts; errors: readonly FieldError[]; ref?: Ref<HTMLDivElement> };

/**
 * Explains above a form why it was not sent: the number of wrong fields and a link to each, which scrolls its label
 * into view and focuses the field. The form focuses it after a failed submit.
 */
export function ErrorSummary({ texts, errors, ref }: Props) {
  const titleId = useId();
  const count = errors.length === 1 ? texts.one : fillText(texts.many, { count: errors.length });
  const isIncomplete = errors.some(({ isEmpty }) => isEmpty);
  const isShared = (text: string) => errors.filter((error) => error.text === text).length > 1;
  return (
    <section ref={ref} tabIndex={-1} className="error-panel form-summary" aria-labelledby={titleId}>
      <div role="alert">
        <h2 id={titleId} className="text-xl">
          {isIncomplete ? texts.incomplete : count}
        </h2>
        {isIncomplete && <p>{count}</p>}
        <ul>
          {errors.map(({ id, label, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goToField(id) && event.preventDefault()}>
                {isShared(text) ? `${label}: ${text}` : text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
