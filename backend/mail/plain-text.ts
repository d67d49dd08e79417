/** Control characters, and those that change the direction of a text. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of plain text: nothing in it can end a header or hide what follows. */
export const oneLine = (text: string): string => text.replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();

/** Text of several lines as it was written, without control characters or changes of direction. */
export const asWritten = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(UNPRINTABLE, ' ').trimEnd())
    .join('\n')
    .trim();

/**
 * What a visitor typed, for a mail to an unverified address: anyone can make a request in another name, so mail programs
 * must not find an address or a link in it.
 */
export const visitorText = (text: string): string =>
  oneLine(
    text
      .replace(/\.(?=[\p{L}])(?![ªº])/gu, '. ')
      .replace(/[@/\\]+/g, ' ')
      .replace(/:(?=\S)/g, ' '),
  );
