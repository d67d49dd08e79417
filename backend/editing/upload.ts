/** The largest upload, in bytes: apart from what reads pictures, whose library is loaded at the first one. */
export const MOST_PICTURE_BYTES = 8_000_000;

/**
 * The bytes of a data: address, in which a client without a form for files sends one, and the name of the file where the address
 * has it (`data:image/png;name=sala.png;base64,…`); null for any other text.
 */
export function dataFile(text: unknown): { bytes: Buffer; name: string } | null {
  const match =
    typeof text === 'string' ? /^data:[\w.+/-]*((?:;[\w=.-]+)*);base64,([A-Za-z0-9+/=\s]*)$/.exec(text) : null;
  if (!match) return null;
  const [, parameters = '', data = ''] = match;
  return { bytes: Buffer.from(data, 'base64'), name: /;name=([^;]+)/.exec(parameters)?.[1] ?? '' };
}
