import anyAscii from 'any-ascii';
import openBidi from 'bidi-js';

/** A font of the document and the characters it has. */
export type Face = { name: string; has: (codePoint: number) => boolean };

/** A character as readers see it, with its marks, and the font that draws it. */
export type Cluster = { text: string; font: string };

/** Part of a line in one font and direction; fonts draw right-to-left letters in their order themselves. */
export type Run = { text: string; font: string };

const bidi = openBidi();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** They separate or join letters of a word, and have no shape of their own. */
/** The scripts in which a joiner chooses the shape of a letter. */
const JOINED = /[\p{Script=Bengali}\p{Script=Devanagari}]/u;
const [SEPARATOR, JOINERS] = ['\u200c', /[\u200c\u200d]/g];

/** Returns one line of text in composed letters, without control, private and replacement characters. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Co}\p{Cs}\ufffc\ufffd]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\p{Z}+/gu, ' ')
    .trim();

const hasAll = ({ has }: Face, text: string): boolean =>
  [...text.replace(JOINERS, '')].every((character) => has(character.codePointAt(0) ?? 0));

/** Returns true if a font lacks a Latin letter of a text: then another font draws all of it, to look alike. */
export const lacksLatin = (font: Face, text: string): boolean =>
  [...text].some((character) => /\p{Script=Latin}/u.test(character) && !hasAll(font, character));

/** Returns the characters that other fonts must supply; empty when the font has all. */
export const lackingIn = (font: Face, text: string): string[] =>
  lacksLatin(font, text) ? [...text] : [...text].filter((character) => !hasAll(font, character));

/**
 * Splits text into characters, each with the first font that has it. A word with a letter that no font has is written
 * in Latin letters; a symbol that no font has is left out.
 */
export function clustersOf(text: string, fonts: Face[]): Cluster[] {
  const canDraw = (segment: string) => fonts.some((font) => hasAll(font, segment));
  const words = text.split(' ').map((word) => drawable(word, canDraw));
  return [...graphemes.segment(words.filter(Boolean).join(' '))].flatMap(({ segment }) => {
    const font = fonts.find((one) => hasAll(one, segment));
    return font ? [{ text: segment, font: font.name }] : [];
  });
}

function drawable(word: string, canDraw: (segment: string) => boolean): string {
  const segments = [...graphemes.segment(word)].map(({ segment }) => segment);
  const isDrawn = (one: string) => [...one].every(canDraw);
  const plain = segments.map((one) => (canDraw(one) ? one : one.normalize('NFKD').replace(/\p{Mn}/gu, '')));
  if (plain.every(isDrawn)) return plain.join('');
  if (plain.some((one) => /\p{L}/u.test(one) && !isDrawn(one))) return romanized(word);
  return plain.map((one) => (isDrawn(one) ? one : romanized(one))).join('');
}

/** Returns a text in Latin letters. Omits symbols and unknown letters, for which the library has ":woman:" and "?". */
const romanized = (text: string): string =>
  anyAscii(text)
    .replace(/:[\w-]+:/g, '')
    .replace(/[^ -~]|\?/g, '');

/** Splits text into lines that fit, after spaces where possible; each is a range of clusters without outer spaces. */
export function linesOf(
  clusters: Cluster[],
  fits: (from: number, to: number) => boolean,
): [from: number, to: number][] {
  const lines: [number, number][] = [];
  let start = 0;
  let wordStart = 0;
  for (const [index, { text }] of clusters.entries()) {
    if (text === ' ') {
      wordStart = index + 1;
    } else if (index > start && !fits(start, index + 1)) {
      const isBetweenWords = wordStart > start;
      lines.push([start, isBetweenWords ? wordStart - 1 : index]);
      start = isBetweenWords ? wordStart : index;
    }
  }
  return start < clusters.length ? [...lines, [start, clusters.length]] : lines;
}

/** Returns the runs of a line from left to right (Unicode's bidirectional algorithm). */
export function runsOf(clusters: Cluster[], [from, to]: [from: number, to: number]): Run[] {
  const text = clusters.map((cluster) => cluster.text).join('');
  const embedding = bidi.getEmbeddingLevels(text);
  const starts = new Map<number, Cluster>();
  let length = 0;
  let [first, last] = [0, 0];
  for (const [index, cluster] of clusters.entries()) {
    if (index === from) first = length;
    starts.set(length, cluster);
    length += cluster.text.length;
    if (index === to - 1) last = length - 1;
  }
  const parts: { font: string; level: number; clusters: string[] }[] = [];
  let isSeparated = false;
  for (const index of bidi.getReorderedIndices(text, embedding, first, last).slice(first, last + 1)) {
    const [cluster, level = 0] = [starts.get(index), embedding.levels[index]];
    if (!cluster) continue;
    const isRtl = level % 2 === 1;
    const drawn = JOINED.test(cluster.text) ? cluster.text : cluster.text.replace(JOINERS, '');
    const shown = (isRtl ? bidi.getMirroredCharacter(cluster.text) : null) ?? drawn;
    const part = parts.at(-1);
    const ends = cluster.text.endsWith(SEPARATOR);
    const joins = part?.font === cluster.font && part.level === level && !(isRtl ? ends : isSeparated);
    if (joins) part.clusters.push(shown);
    else parts.push({ font: cluster.font, level, clusters: [shown] });
    isSeparated = ends;
  }
  return parts.map(({ font, clusters: shown }) => ({ font, text: asFontsReadIt(shown) }));
}

/** The Thai vowel am, whose circle stands below a tone mark: the library would draw them over each other. */
const TONE_AND_AM = /([\u0e48-\u0e4b]*)\u0e33/g;

/** Fonts reverse Arabic and Hebrew themselves, but nothing else. */
const asFontsReadIt = (shown: string[]): string =>
  (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(shown.join('')) ? shown.toReversed() : shown)
    .join('')
    .replace(TONE_AND_AM, '\u0e4d$1\u0e32');
