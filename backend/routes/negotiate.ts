/** The formats of records, the first by default. */
export type Format = 'jsonld' | 'json';
export type DocsFormat = Format | 'jsonopenapi';

/** The media types of records and of the OpenAPI document. */
export const MIME: Record<DocsFormat, string> = {
  jsonld: 'application/ld+json',
  json: 'application/json',
  jsonopenapi: 'application/vnd.openapi+json',
};
export const RECORD_FORMATS: readonly Format[] = ['jsonld', 'json'];
export const OPENAPI_FORMATS = ['jsonopenapi', 'json'] as const;
export const DOCS_FORMATS = ['jsonld', 'json', 'jsonopenapi'] as const;

/**
 * Returns the format for an Accept header: the highest quality, the first format if equal or without a header. Null
 * when it accepts none, for which the response is 406.
 */
export function negotiate(accept: string | undefined): Format | null;
export function negotiate<F extends DocsFormat>(accept: string | undefined, formats: readonly F[]): F | null;
export function negotiate(
  accept: string | undefined,
  formats: readonly DocsFormat[] = RECORD_FORMATS,
): DocsFormat | null {
  if (!accept?.trim()) return formats[0] ?? null;
  const ranges = accept.split(',').map(parseRange);
  let best: { format: DocsFormat; quality: number } | null = null;
  for (const format of formats) {
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
