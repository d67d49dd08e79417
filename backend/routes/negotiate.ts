export type Format = 'jsonld' | 'json';

const MIME: Record<Format, string> = { jsonld: 'application/ld+json', json: 'application/json' };
const FORMATS = Object.keys(MIME) as Format[];

/**
 * The format an Accept header gets: the better quality, JSON-LD when equal or when nothing is asked.
 * Null when it accepts neither, which is answered with 406.
 */
export function negotiate(accept: string | undefined): Format | null {
  if (!accept?.trim()) return 'jsonld';
  const ranges = accept.split(',').map(parseRange);
  let best: { format: Format; quality: number } | null = null;
  for (const format of FORMATS) {
    const quality = qualityOf(MIME[format], ranges);
    if (quality > 0 && (!best || quality > best.quality)) best = { format, quality };
  }
  return best?.format ?? null;
}

type MediaRange = { type: string; quality: number };

function parseRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { type, quality: Number.isNaN(quality) ? 1 : quality };
}

/** The most specific range that covers the type decides. */
function qualityOf(mime: string, ranges: MediaRange[]): number {
  const covering = [mime, `${mime.split('/')[0]}/*`, '*/*'];
  for (const wanted of covering) {
    const range = ranges.find(({ type }) => type === wanted);
    if (range) return range.quality;
  }
  return 0;
}
