import { randomInt } from 'node:crypto';

/** Nothing that is read as something else: no I, L, O, 0, 1. As many as a prime, which the check character needs. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 4;

/**
 * A random code that can be read out and typed: `groups` groups of four, such as 7KQF-M2TX-9RWA. The last character
 * checks the others. Each random one carries 4.95 bits.
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

/** Each position weighs differently, modulo a prime: one wrong character or two swapped ones never add up to the same. */
const checkOf = (values: number[]): number =>
  values.reduce((sum, value, index) => sum + value * (index + 2), 0) % ALPHABET.length;

const grouped = (text: string): string => text.match(/.{4}/g)?.join('-') ?? text;
