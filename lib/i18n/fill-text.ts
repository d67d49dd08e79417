/**
 * Fills the arguments of a message in the browser, which has no formatter: `{time}`. The messages that it gets have no
 * plurals, tags or apostrophes before a brace (tests/unit/lib/i18n/texts.test.ts).
 */
export const fillText = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (argument, name: string) => String(values[name] ?? argument));
