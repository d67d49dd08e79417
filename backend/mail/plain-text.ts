/** Control characters and direction marks. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns one line of plain text: it cannot end a header or hide what follows. */
export const oneLine = (text: string): string => text.replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();

/** Returns multi-line text with control characters and direction marks as spaces, without spaces at line ends. */
export const asWritten = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(UNPRINTABLE, ' ').trimEnd())
    .join('\n')
    .trim();

/**
 * Cleans visitor text for a mail to an unverified address: anyone can submit a request in another name, so mail
 * programs must not detect an address or link in it.
 */
export const visitorText = (text: string): string =>
  oneLine(
    text
      .replace(/\.(?=[\p{L}])(?![ªº])/gu, '. ')
      .replace(/[@/\\]+/g, ' ')
      .replace(/:(?=\S)/g, ' '),
  );
