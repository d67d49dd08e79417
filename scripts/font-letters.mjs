// Which letters are in which file of app/fonts, as code points.
const between = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const codes = (text) => [...text].map((letter) => letter.codePointAt(0));

/**
 * Spanish, Catalan and English, with the signs their texts are set with, and what names from Portugal need: in the file every page
 * loads. Each further letter costs some 80 bytes; one in the other file has a page laid out anew when that file comes.
 */
export const OWN = [...between(0x20, 0x7e), ...codes('ÀÁÇÈÉÍÏÑÒÓÚÜàáãçèéíïñòóõúü¡¿·ªº«»€–—‘’“”…−©\u00a0\u202f')];

/** What other names of Western Europe need: in a file a page loads when it shows one. */
export const OTHER = [...between(0xa1, 0xff), ...codes('ıŒœ‚„†•‹›™')].filter((code) => !OWN.includes(code));

/** The unicode-range of code points, as a style sheet wants it. */
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
