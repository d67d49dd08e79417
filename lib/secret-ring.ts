/** The secrets of a setting, separated by commas: the first is used, the others are still believed. */
export const secretsIn = (value: string): string[] =>
  value
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
