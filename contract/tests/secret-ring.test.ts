import { describe, expect, it } from 'vitest';
import { SECRET_RING, secretsIn } from '../secret-ring';

const one = 'a'.repeat(32);
const other = 'b'.repeat(40);

describe('a setting of secrets', () => {
  it('lists secrets in order, without spaces and empty parts', () => {
    expect(secretsIn(` ${one} , ${other},,`)).toEqual([one, other]);
    expect(secretsIn('')).toEqual([]);
  });

  it('accepts one or several secrets of at least 32 characters', () => {
    expect(SECRET_RING.isRing(one)).toBe(true);
    expect(SECRET_RING.isRing(`${one},${other}`)).toBe(true);
  });

  it('refuses an empty setting and any secret of fewer than 32 characters', () => {
    expect(SECRET_RING.isRing('')).toBe(false);
    expect(SECRET_RING.isRing(' , ')).toBe(false);
    expect(SECRET_RING.isRing('a'.repeat(31))).toBe(false);
    expect(SECRET_RING.isRing(`${one},${'b'.repeat(31)}`)).toBe(false);
  });

  it('names the minimum length in its error', () => expect(SECRET_RING.error).toContain('32 characters'));
});
