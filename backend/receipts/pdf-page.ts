import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { fallbackFonts } from './fallback-fonts';
import { clustersOf, type Face, lackingIn, lacksLatin, linesOf, printable, type Run, runsOf } from './script-text';

/** Points of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const;

const require = createRequire(import.meta.url);
const FONTS = {
  regular: {
    file: readFileSync(require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
    weight: 400,
  },
  bold: {
    file: readFileSync(require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')),
    weight: 700,
  },
};
type FontName = keyof typeof FONTS;
const LINE_HEIGHT = 1.35;

type TextStyle = { size?: number; color?: string; isBold?: boolean; align?: 'left' | 'right' };
type Box = { x: number; y: number; width: number };

/** A page to write on. Every `y` is a top edge in points from the top of the page. */
export type PdfPage = {
  /** Writes a text within a width, wrapping lines; returns the `y` below it. */
  text(text: string, box: Box, style?: TextStyle): number;
  rule(y: number, color: string): void;
  band(y: number, height: number, color: string): void;
};

type PageOptions = { title: string; author: string; subject: string; language: string; at: Date };
type Document = InstanceType<typeof PDFDocument>;

/**
 * Draws an A4 page with metadata. Calls `draw` twice: first to find the letters that need another font. The result is
 * deterministic.
 */
export async function drawPdfPage(options: PageOptions, draw: (page: PdfPage) => void): Promise<Buffer> {
  const document = openDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const lacking = { regular: new Set<string>(), bold: new Set<string>() };
  draw({
    text: (text, { y }, { isBold = false } = {}) => {
      const name = fontName(isBold);
      for (const character of lackingIn(faceOf(document, name), printable(text))) lacking[name].add(character);
      return y;
    },
    rule: () => {},
    band: () => {},
  });
  const fonts = {
    regular: await facesOf(document, 'regular', lacking.regular),
    bold: await facesOf(document, 'bold', lacking.bold),
  };
  draw(pageOf(document, fonts));
  document.end();
  return await ended;
}

const fontName = (isBold: boolean): FontName => (isBold ? 'bold' : 'regular');

function openDocument({ title, author, subject, language, at }: PageOptions): Document {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: at, ModDate: at },
  });
  for (const [name, { file }] of Object.entries(FONTS)) document.registerFont(name, file);
  return document;
}

/** The own font and those for letters that it lacks. */
async function facesOf(document: Document, name: FontName, lacking: ReadonlySet<string>): Promise<[Face, ...Face[]]> {
  const others = lacking.size === 0 ? [] : await fallbackFonts(lacking, FONTS[name].weight);
  return [
    faceOf(document, name),
    ...others.map((file, index) => {
      document.registerFont(`${name} ${index}`, file);
      return faceOf(document, `${name} ${index}`);
    }),
  ];
}

type OpenedFont = { ascender: number; font?: { hasGlyphForCodePoint(codePoint: number): boolean } };

/** Selects a font and returns it; the library's types do not declare it. */
const opened = (document: Document, name: string): OpenedFont =>
  (document.font(name) as unknown as { _font: OpenedFont })._font;

function faceOf(document: Document, name: string): Face {
  const { font } = opened(document, name);
  return { name, has: (codePoint) => font?.hasGlyphForCodePoint(codePoint) ?? false };
}

const pageOf = (document: Document, fonts: Record<FontName, [Face, ...Face[]]>): PdfPage => ({
  text: (text, box, { size = 10, color = '#0e1f2b', isBold = false, align = 'left' } = {}) => {
    const name = fontName(isBold);
    const shown = printable(text);
    document.font(name).fontSize(size).fillColor(color);
    if (lackingIn(fonts[name][0], shown).length > 0)
      return drawScripts(document, fonts[name], shown, box, { size, align });
    const lineGap = size * LINE_HEIGHT - document.currentLineHeight();
    document.text(shown, box.x, box.y, { width: box.width, align, lineGap });
    return document.y;
  },
  rule: (y, color) => {
    document.rect(PAGE.margin, y, PAGE.width - 2 * PAGE.margin, 0.75).fill(color);
  },
  band: (y, height, color) => {
    document.rect(0, y, PAGE.width, height).fill(color);
  },
});

/** The library breaks and draws lines of one font from left to right only; returns the `y` below. */
function drawScripts(
  document: Document,
  [own, ...others]: [Face, ...Face[]],
  text: string,
  { x, y, width }: Box,
  { size, align }: Required<Pick<TextStyle, 'size' | 'align'>>,
): number {
  const clusters = clustersOf(text, lacksLatin(own, text) ? [...others, own] : [own, ...others]);
  const ascent = (opened(document, own.name).ascender / 1000) * size;
  const shaped = { features: [] }; // whole runs, not word by word
  const widthOf = (run: Run) => document.font(run.font).fontSize(size).widthOfString(run.text, shaped);
  const total = (runs: Run[]) => runs.reduce((sum, run) => sum + widthOf(run), 0);
  const lines = linesOf(clusters, (from, to) => total(runsOf(clusters, [from, to])) <= width);
  for (const [index, line] of lines.entries()) {
    const runs = runsOf(clusters, line);
    const baseline = y + index * size * LINE_HEIGHT + ascent;
    let left = align === 'left' ? x : x + width - total(runs);
    const written = clusters.slice(...line).map((cluster) => cluster.text);
    document.markContent('Span', { actual: written.join('') }); // the text for copying and screen readers
    for (const run of runs) {
      document.font(run.font).text(run.text, left, baseline, { ...shaped, lineBreak: false, baseline: 'alphabetic' });
      left += widthOf(run);
    }
    document.endMarkedContent();
  }
  return y + Math.max(1, lines.length) * size * LINE_HEIGHT;
}
