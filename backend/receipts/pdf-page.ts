import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** Points of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const;

const require = createRequire(import.meta.url);
const FONTS = {
  regular: readFileSync(require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
  bold: readFileSync(require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')),
};
const LINE_HEIGHT = 1.35;

type TextStyle = { size?: number; color?: string; isBold?: boolean; align?: 'left' | 'right' };
type Box = { x: number; y: number; width: number };

/** A page to write on. Every `y` is a top edge in points from the top of the page. */
export type PdfPage = {
  /** Writes a text within a width, wrapping lines; returns the `y` below it. */
  text(text: string, box: Box, style?: TextStyle): number;
  rule(y: number, color: string): void;
  band(y: number, height: number, color: string): void;
  finish(): Promise<Buffer>;
};

type PageOptions = { title: string; author: string; subject: string; language: string; at: Date };

/** Opens an A4 page with metadata; the same options and texts give the same bytes. */
export function openPdfPage({ title, author, subject, language, at }: PageOptions): PdfPage {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: at, ModDate: at },
  });
  for (const [name, font] of Object.entries(FONTS)) document.registerFont(name, font);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  return {
    text: (text, { x, y, width }, { size = 10, color = '#0e1f2b', isBold = false, align = 'left' } = {}) => {
      document.font(isBold ? 'bold' : 'regular').fontSize(size);
      const lineGap = size * LINE_HEIGHT - document.currentLineHeight();
      document.fillColor(color).text(printable(text, canPrint(document)), x, y, { width, align, lineGap });
      return document.y;
    },
    rule: (y, color) => {
      document.rect(PAGE.margin, y, PAGE.width - 2 * PAGE.margin, 0.75).fill(color);
    },
    band: (y, height, color) => {
      document.rect(0, y, PAGE.width, height).fill(color);
    },
    finish: () => {
      document.end();
      return ended;
    },
  };
}

type OpenedFont = { font?: { hasGlyphForCodePoint(codePoint: number): boolean } };

/** Whether the current font has a character; the library's types do not declare the opened font. */
const canPrint = (document: unknown) => (character: string) =>
  (document as { _font: OpenedFont })._font.font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;

/** Replaces characters the font lacks: with the letter without its accent, otherwise with a question mark. */
function printable(text: string, has: (character: string) => boolean): string {
  const characters = [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(/\p{Zs}/gu, ' '),
  ];
  const bare = (character: string) => [...character.normalize('NFKD').replace(/\p{M}/gu, '')];
  return characters
    .map((character) => {
      if (has(character)) return character;
      const letters = bare(character);
      return letters.length > 0 && letters.every(has) ? letters.join('') : '?';
    })
    .join('');
}
