// The letters of each file of app/fonts, as code points.
const between = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const codes = (text) => [...text].map((letter) => letter.codePointAt(0));

/**
 * Spanish, Catalan and English, with their punctuation, and the letters of Portuguese names: in the file of every
 * page. Each further letter costs some 80 bytes; a letter of the other file causes a new layout when that file arrives.
 */
export const OWN = [...between(0x20, 0x7e), ...codes('ÀÁÇÈÉÍÏÑÒÓÚÜàáãçèéíïñòóõúü¡¿·ªº«»€–—‘’“”…−©\u00a0\u202f')];

/** Letters of other Western European names: in a file that a page loads when it contains one. */
export const OTHER = [...between(0xa1, 0xff), ...codes('ıŒœ‚„†•‹›™')].filter((code) => !OWN.includes(code));

/** The unicode-range of code points, in the syntax of a style sheet. */
export function rangeOf(codePoints) {
  const runs = [];
  for (const code of [...codePoints].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === code - 1) last.to = code;
    else runs.push({ from: code, to: code });
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
