export type Format = 'jsonld' | 'json';

const MIME: Record<Format, string> = { jsonld: 'application/ld+json', json: 'application/json' };
const FORMATS = Object.keys(MIME) as Format[];

/**
 * Returns the format for an Accept header: the higher quality, JSON-LD if equal or without a header. Null when it
 * accepts neither, for which the response is 406.
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

/** Returns the quality of the most specific range that matches the type. */
function qualityOf(mime: string, ranges: MediaRange[]): number {
  const covering = [mime, `${mime.split('/')[0]}/*`, '*/*'];
  for (const wanted of covering) {
    const range = ranges.find(({ type }) => type === wanted);
    if (range) return range.quality;
  }
  return 0;
}
