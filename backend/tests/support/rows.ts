/** True for a value that is an object and no list, such as a text in three languages. */
export const aRecordOf = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
