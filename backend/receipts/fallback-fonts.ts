import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

type SubsetFont = (
  file: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; variationAxes: { wght: number }; keepFeatures: string[] },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subsetFont: SubsetFont = require('subset-font'); // has no types

/** Variable fonts in slices, and the characters of each slice. The first font with a character is taken. */
const FAMILIES = [
  require.resolve('@fontsource-variable/noto-sans/unicode.json'),
  require.resolve('@fontsource-variable/vazirmatn/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-georgian/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-armenian/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-bengali/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-ethiopic/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
];

/**
 * All features but ccmp, which draws "ị" as two glyphs: copied from the PDF, shared glyphs would give other letters.
 * The library takes a Bengali vowel inside a word for one at its start (init).
 */
const FEATURES = [
  'locl rlig liga calt clig rclt isol init medi fina curs kern dist mark mkmk abvm blwm', // any script
  'nukt akhn rphf rkrf pref blwf half pstf vatu cjct pres abvs blws psts haln', // Devanagari
].flatMap((tags) => tags.split(' '));

type Slice = { file: string; ranges: [from: number, to: number][] };
let slices: Slice[] | null = null;

/**
 * Returns fonts of a weight with at least these characters, as far as a family has them: TrueType files that contain
 * nothing else, in order of preference. The result is deterministic.
 */
export async function fallbackFonts(characters: ReadonlySet<string>, weight: number): Promise<Buffer[]> {
  slices ??= FAMILIES.flatMap(slicesOf);
  const text = [...[...characters].flatMap(partsOf), ' ', '\u200d'].sort().join('');
  const needed = new Set([...characters].map(sliceOf));
  const files = slices.filter((slice) => needed.has(slice)).map(({ file }) => file);
  const fonts: Buffer[] = [];
  for (const file of files) {
    const keepFeatures = file.includes('bengali') ? FEATURES.filter((tag) => tag !== 'init') : FEATURES;
    const options = { targetFormat: 'truetype' as const, variationAxes: { wght: weight }, keepFeatures };
    fonts.push(await subsetFont(await readFile(file), text, options));
  }
  return fonts;
}

/** A character, and for vowels that surround their letter the parts that are drawn. */
const partsOf = (character: string): string[] =>
  /[\p{Script=Bengali}\p{Script=Thai}]/u.test(character) ? [character, ...character.normalize('NFKD')] : [character];

/** Marks take no slice of their own: they must come from the font of their letter. */
function sliceOf(character: string): Slice | undefined {
  if (/\p{M}/u.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  return slices?.find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
}

function slicesOf(index: string): Slice[] {
  const family = path.basename(path.dirname(index));
  const listed: Record<string, string> = JSON.parse(readFileSync(index, 'utf8'));
  return Object.entries(listed).map(([name, ranges]) => ({
    file: path.join(path.dirname(index), 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }));
}

/** Reads "U+0370-0377" or "U+037a". */
function rangeOf(written: string): [number, number] {
  const [from = '', to = from] = written.slice('U+'.length).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
