/** The point of a picture that stays in sight where it is cropped, in whole per cent from its left and its top. */
export type Focus = { x: number; y: number };

/** Reads it as CSS writes it ("50% 20%"); null for anything else. */
export function readFocus(text: string): Focus | null {
  const [, x, y] = /^(100|\d{1,2})% (100|\d{1,2})%$/.exec(text) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}
