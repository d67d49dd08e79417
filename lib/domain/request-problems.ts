/** What can be wrong with a field of the product request and the contact form: the forms have a sentence for each key. */
export const REQUEST_PROBLEMS = [
  'productMissing',
  'clinicMissing',
  'nameMissing',
  'emailMissing',
  'emailInvalid',
  'phoneMissing',
  'phoneInvalid',
  'messageMissing',
  'termsMissing',
  'tooLong',
  'invalid',
] as const;
export type RequestProblem = (typeof REQUEST_PROBLEMS)[number];

/** The key itself, or 'invalid' for anything that is none. */
export const toRequestProblem = (key: unknown): RequestProblem =>
  REQUEST_PROBLEMS.find((problem) => problem === key) ?? 'invalid';
