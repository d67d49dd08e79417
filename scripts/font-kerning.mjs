// A font with only the kerning pairs that are worth their bytes: the complete kerning of titles took 6 of 14 kB.
import { create } from 'fontkit';
import { convert } from 'fontverter';

/**
 * Minimum distance of a kept pair in thousandths of an em: half a pixel of the largest title for letters, more beside a
 * sign.
 */
const MIN_DISTANCE = { letters: 12, sign: 20 };
const isLetter = (sign) => /\p{L}/u.test(sign);
const isBesideLetters = (sign) => '.,:;?!¿¡’-'.includes(sign);

/** True when the distance of two signs, in thousandths of an em, keeps its value from the font. */
export function isVisible(left, right, distance) {
  if (isLetter(left) && isLetter(right)) return Math.abs(distance) >= MIN_DISTANCE.letters;
  const isMixed = (isLetter(left) && isBesideLetters(right)) || (isBesideLetters(left) && isLetter(right));
  return isMixed && Math.abs(distance) >= MIN_DISTANCE.sign;
}

/**
 * Returns `plain`, a font without kerning, with the kept pairs of `kerned`, as woff2: both are the same signs of the
 * same face, uncompressed. The pairs are a "kern" table, which every browser reads in a font without a GPOS table.
 */
export async function withVisiblePairs(plain, kerned, signs) {
  const [bare, whole] = [openFont(plain), openFont(kerned)];
  const pairs = [];
  const candidates = signs.filter((sign) => isLetter(sign) || isBesideLetters(sign));
  for (const left of candidates) {
    for (const right of candidates) {
      const distance = whole.distance(left, right);
      if (isVisible(left, right, (distance * 1000) / whole.unitsPerEm))
        pairs.push([bare.glyph(left), bare.glyph(right), distance]);
    }
  }
  return await convert(withPairs(plain, pairTable(pairs)), 'woff2');
}

/** Reads the glyph of a sign, and the kerning of a pair in units: below 0 is nearer. */
export function openFont(bytes) {
  const font = create(bytes);
  return {
    unitsPerEm: font.unitsPerEm,
    glyph: (sign) => font.glyphForCodePoint(sign.codePointAt(0)).id,
    distance: (left, right) => {
      const { glyphs, positions } = font.layout(left + right);
      return positions[0].xAdvance - glyphs[0].advanceWidth;
    },
  };
}

/**
 * A "kern" table of one subtable of format 0, as https://learn.microsoft.com/typography/opentype/spec/kern describes
 * it.
 */
function pairTable(pairs) {
  const SIZE = 6;
  const ordered = pairs.toSorted(([left, right], [otherLeft, otherRight]) => left - otherLeft || right - otherRight);
  const table = Buffer.alloc(18 + SIZE * ordered.length);
  const header = [0, 1, 0, 14 + SIZE * ordered.length, 1, ordered.length, ...searchHeader(ordered.length, SIZE)];
  for (const [place, value] of header.entries()) table.writeUInt16BE(value, 2 * place);
  for (const [index, [left, right, distance]] of ordered.entries()) {
    table.writeUInt16BE(left, 18 + SIZE * index);
    table.writeUInt16BE(right, 20 + SIZE * index);
    table.writeInt16BE(distance, 22 + SIZE * index);
  }
  return table;
}

/** The header of a font's list for a binary search: range, steps and rest. */
function searchHeader(count, size) {
  const steps = Math.floor(Math.log2(count));
  return [size * 2 ** steps, steps, size * count - size * 2 ** steps];
}

/** Returns the font with these pairs, which replace its GPOS table. */
function withPairs(font, pairs) {
  const ENTRY = 16;
  const found = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + ENTRY * index;
    const start = font.readUInt32BE(entry + 8);
    return [font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12))];
  });
  const tables = [...found.filter(([name]) => name !== 'GPOS'), ['kern', pairs]];
  tables.sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + ENTRY * tables.length);
  font.copy(directory, 0, 0, 4);
  for (const [place, value] of [tables.length, ...searchHeader(tables.length, ENTRY)].entries())
    directory.writeUInt16BE(value, 4 + 2 * place);
  const parts = [directory];
  let end = directory.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const padded = Buffer.alloc(4 * Math.ceil(bytes.length / 4));
    bytes.copy(padded);
    const entry = 12 + ENTRY * index;
    directory.write(tag, entry, 'latin1');
    for (const [place, value] of [checksum(padded), end, bytes.length].entries())
      directory.writeUInt32BE(value, entry + 4 + 4 * place);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
