/** The secrets of a setting, separated by commas: the first is used, the others are still accepted. */
export const secretsIn = (value: string): string[] =>
  value
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);

const MIN_LENGTH = 32;

/** The rule for a setting of secrets: a check and its error message. */
export const SECRET_RING = {
  isRing: (value: string): boolean =>
    secretsIn(value).length > 0 && secretsIn(value).every((one) => one.length >= MIN_LENGTH),
  error: 'at least 32 characters, in each of them when there are several',
};
