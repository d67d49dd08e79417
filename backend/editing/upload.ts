/**
 * Returns the bytes of a data: address, in which a client without a form for files sends a picture, and the name of its file
 * where the address has it (`data:image/png;name=sala.png;base64,…`); null for any other text.
 */
export function dataFile(text: unknown): { bytes: Buffer; name: string } | null {
  if (typeof text !== 'string') return null;
  const comma = text.indexOf(',');
  // The head alone is matched: behind it are megabytes.
  const [head, parameters = ''] = /^data:[\w.+/-]*((?:;[\w=.-]+)*);base64$/.exec(text.slice(0, comma)) ?? [];
  if (head === undefined) return null;
  return { bytes: Buffer.from(text.slice(comma + 1), 'base64'), name: /;name=([^;]+)/.exec(parameters)?.[1] ?? '' };
}
