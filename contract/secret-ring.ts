/** The secrets of a setting, separated by commas: the first is used, the others are still believed. */
export const secretsIn = (value: string): string[] =>
  value
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);

const LEAST = 32;

/** What a setting of secrets must be; a check and its sentence. */
export const SECRET_RING = {
  isRing: (value: string): boolean =>
    secretsIn(value).length > 0 && secretsIn(value).every((one) => one.length >= LEAST),
  error: 'at least 32 characters, in each of them when there are several',
};
