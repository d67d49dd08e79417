import face from './glyphs.json';

const UNITS = 1000;
const GLYPHS = face.glyphs as unknown as Record<string, [advance: number, outline: string]>;
const KERNING = face.kerning as Record<string, number>;

/** Returns the letters that the face can draw: other letters lose their accent, other signs are left out. */
function drawable(text: string): string[] {
  const known = (letter: string) => Object.hasOwn(GLYPHS, letter);
  return Array.from(text.normalize('NFC').replace(/\s+/g, ' ')).flatMap((letter) => {
    if (known(letter)) return [letter];
    return Array.from(letter.normalize('NFD').replace(/\p{M}/gu, '')).filter(known);
  });
}

type Placed = { outline: string; x: number };

function layout(text: string): { letters: Placed[]; width: number } {
  let x = 0;
  let before = '';
  const letters = drawable(text).map((letter) => {
    const [advance = 0, outline = ''] = GLYPHS[letter] ?? [];
    const start = x + (KERNING[before + letter] ?? 0);
    before = letter;
    x = start + advance;
    return { outline, x: start };
  });
  return { letters, width: x };
}

/** Returns the width of a line at a size. */
export const widthOf = (text: string, size: number): number => (layout(text).width * size) / UNITS;

/** Returns a line as SVG outlines with its baseline at x y, so that the picture contains no text. */
export function lettering(text: string, size: number, x: number, y: number, fill: string): string {
  const paths = layout(text).letters.map(({ outline, x: at }) => `<path transform="translate(${at})" d="${outline}"/>`);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / UNITS})">${paths.join('')}</g>`;
}

/**
 * A text in lines no wider than `width`, at the largest of the sizes at which `most` lines are enough; at the smallest
 * the rest is cut with an ellipsis.
 */
export function fitLines(
  text: string,
  sizes: number[],
  width: number,
  most: number,
): { lines: string[]; size: number } {
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const lines = linesOf(text, size, width);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= width)) return { lines, size };
  }
  const lines = linesOf(text, smallest, width).slice(0, most);
  return { lines: lines.map((line, index) => shortened(line, smallest, width, index === most - 1)), size: smallest };
}

function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(line: string, size: number, width: number, isLast: boolean): string {
  if (!isLast && widthOf(line, size) <= width) return line;
  const letters = Array.from(line);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
