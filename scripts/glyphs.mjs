// Writes components/social-card/glyphs.json: the outlines of the display face at weight 700, for drawing the pictures
// of social networks. They look the same on a machine without fonts. Run it again when the face changes: npm run
// assets:glyphs
import { readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';

const FACE = import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2');
const UNITS = 1000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const font = create(readFileSync(new URL(FACE)));
const scale = UNITS / font.unitsPerEm;
const round = (value) => Math.round(value * scale);
const advance = (text) => round(font.layout(text).advanceWidth);

/** Drawn with y downwards, as pictures count. */
const outline = (path) =>
  path.commands
    .map(({ command, args }) => {
      const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command];
      const numbers = args.map((value, index) => round(index % 2 === 0 ? value : -value));
      return letter + numbers.join(' ').replaceAll(' -', '-');
    })
    .join('');

const glyphs = {};
for (const code of font.characterSet.filter((code) => code >= 32).sort((a, b) => a - b)) {
  const glyph = font.glyphForCodePoint(code);
  if (glyph.id !== 0) glyphs[String.fromCodePoint(code)] = [round(glyph.advanceWidth), outline(glyph.path)];
}

const kerning = {};
for (const left of LETTERS) {
  for (const right of LETTERS) {
    const shift = advance(left + right) - advance(left) - advance(right);
    if (Math.abs(shift) > 2) kerning[left + right] = shift;
  }
}

const line = ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`;
const table = (record) => `{\n${Object.entries(record).map(line).join(',\n')}\n}`;
writeFileSync('components/social-card/glyphs.json', `{"glyphs":${table(glyphs)},"kerning":${table(kerning)}}\n`);
