import { describe, expect, it } from 'vitest';
import { createCode, parseCode } from '#forms/codes';

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

describe('a code that is read out', () => {
  it('consists of groups of four, without letters that look like digits', () => {
    const codes = Array.from({ length: 500 }, () => createCode(3));
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/);
    expect(new Set(codes).size).toBe(500);
  });

  it('is accepted in small letters, with and without hyphens', () => {
    const code = createCode(3);
    expect(parseCode(code, 3)).toBe(code);
    expect(parseCode(` ${code.toLowerCase().replaceAll('-', ' ')} `, 3)).toBe(code);
    expect(parseCode(code.replaceAll('-', ''), 3)).toBe(code);
  });

  it('is rejected after any one wrong character or two swapped neighbours', () => {
    const code = createCode(3).replaceAll('-', '');
    for (let place = 0; place < code.length; place += 1) {
      for (const sign of ALPHABET.replace(code.charAt(place), ''))
        expect(parseCode(code.slice(0, place) + sign + code.slice(place + 1), 3)).toBeNull();
      const [one, two] = [code.charAt(place), code.charAt(place + 1)];
      if (two && one !== two) expect(parseCode(code.slice(0, place) + two + one + code.slice(place + 2), 3)).toBeNull();
    }
  });

  it.each(['', 'ABCD', 'O0I1-ABCD-EFGH', '🐴🐴🐴🐴', 'ÁBCD-EFGH-JKMN'])('is not %s', (typed) => {
    expect(parseCode(typed, 3)).toBeNull();
  });
});
