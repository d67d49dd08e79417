import { describe, expect, it } from 'vitest';
import { addressPart, withoutAccents } from '../plain-text';

describe('plain text', () => {
  it('has lower-case letters without accents', () => {
    expect(withoutAccents('CardiologÍA, niños i façana')).toBe('cardiologia, ninos i facana');
  });

  it('becomes a part of an address: letters and digits, one hyphen between words', () => {
    expect(addressPart('¿Análisis — 24 h?')).toBe('analisis-24-h');
    expect(addressPart('PCR')).toBe('pcr');
    expect(addressPart(' ¡! ')).toBe('');
  });
});
