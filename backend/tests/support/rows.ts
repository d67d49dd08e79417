/** True for an object that is not an array, such as a text in three languages. */
export const aRecordOf = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
