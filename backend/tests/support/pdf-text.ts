import { inflateSync } from 'node:zlib';

type PdfObject = { head: string; stream: string };

/** A drawn glyph: its number in its font, 0 if the font lacks the character, and the characters it is copied as. */
export type PdfGlyph = { id: number; text: string };

/** The selectable texts of a PDF, in the form in which they are copied. */
export const pdfTexts = (pdf: Buffer): string[] =>
  pdfGlyphs(pdf)
    .map((glyphs) => glyphs.map(({ text }) => text).join(''))
    .filter(Boolean);

/** The glyphs of each drawn text, from left to right. */
export function pdfGlyphs(pdf: Buffer): PdfGlyph[][] {
  const objects = objectsOf(pdf.toString('latin1'));
  const referred = (head: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = objects.get(referred(objects.get(id)?.head ?? '', 'ToUnicode'));
      fonts.set(name, charactersOf(unicode?.stream ?? ''));
    }
  }
  return [...objects.values()].flatMap(({ stream }) => shownGlyphs(stream, fonts));
}

/** The texts of other scripts, which programs copy and read aloud instead of the glyphs. */
export const pdfActualTexts = (pdf: Buffer): string[] =>
  [...objectsOf(pdf.toString('latin1')).values()]
    .flatMap(({ stream }) => [...stream.matchAll(ACTUAL_TEXT)])
    .map(([, written = '']) =>
      Buffer.from(
        written.replace(/\\([\s\S])/g, (_, sign) => ESCAPES[sign] ?? sign),
        'latin1',
      ),
    )
    .map((text) => (text[0] === 0xfe ? text.subarray(2).swap16().toString('utf16le') : text.toString('latin1')));

const ACTUAL_TEXT = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g;
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The metadata of the PDF, such as its language and, on a separate line in brackets, its title. */
export const pdfHeads = (pdf: Buffer): string =>
  [...objectsOf(pdf.toString('latin1')).values()].map(({ head }) => `${head}\n`).join('\n');

function objectsOf(source: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', rest] = body.split(/\nstream\n/);
    const stream = rest === undefined ? '' : rest.replace(/\nendstream$/, '');
    const isPacked = head.includes('/FlateDecode');
    objects.set(id, {
      head,
      stream: isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream,
    });
  }
  return objects;
}

const utf16 = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** The characters of a font's glyphs, by their four-digit codes. */
function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, hex] of (list.match(/[\da-f ]+(?=>)/gi) ?? []).entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      characters.set(glyph, utf16(hex.replaceAll(' ', '')));
    }
  }
  return characters;
}

function shownGlyphs(stream: string, fonts: Map<string, Map<string, string>>): PdfGlyph[][] {
  const texts: PdfGlyph[][] = [];
  let font = new Map<string, string>();
  for (const [, name, shown = ''] of stream.replace(ACTUAL_TEXT, '').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map();
    else {
      const codes = [...shown.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const textOf = (code: string) => font.get(code.toLowerCase()) ?? '\uFFFD';
      texts.push(codes.map((code) => ({ id: Number.parseInt(code, 16), text: textOf(code) })));
    }
  }
  return texts;
}
