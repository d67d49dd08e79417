import { randomInt } from 'node:crypto';

/** Without ambiguous characters: no I, L, O, 0, 1. Their number is prime, as the check character requires. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 4;

/**
 * Returns a random code that can be read out and typed: `groups` groups of four, such as 7KQF-M2TX-9RWA. The last
 * character is a check character. Each other one carries 4.95 bits.
 */
export function createCode(groups: number): string {
  const values = Array.from({ length: groups * GROUP - 1 }, () => randomInt(ALPHABET.length));
  const text = [...values, checkOf(values)].map((value) => ALPHABET.charAt(value)).join('');
  return grouped(text);
}

/**
 * Returns the typed code in its canonical form, or null when a character is wrong, missing or swapped with its
 * neighbour.
 */
export function parseCode(typed: string, groups: number): string | null {
  const text = typed.toUpperCase().replace(/[\s-]/g, '');
  const values = [...text].map((sign) => ALPHABET.indexOf(sign));
  if (values.length !== groups * GROUP || values.includes(-1)) return null;
  return checkOf(values.slice(0, -1)) === values.at(-1) ? grouped(text) : null;
}

/** Weighted sum modulo a prime: a single wrong character or two swapped ones always change it. */
const checkOf = (values: number[]): number =>
  values.reduce((sum, value, index) => sum + value * (index + 2), 0) % ALPHABET.length;

const grouped = (text: string): string => text.match(/.{4}/g)?.join('-') ?? text;
