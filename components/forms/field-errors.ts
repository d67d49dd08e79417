/** A field that is wrong, as the summary above its form names it. */
export type FieldError = {
  /** Of the field's control. */
  id: string;
  label: string;
  text: string;
  /** A required field was left empty. */
  isEmpty: boolean;
};

/** Problems whose sentence does not say which field it is about. */
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
