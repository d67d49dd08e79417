import { describe, expect, it } from 'vitest';
import { provinceKey } from '../provinces';

describe('the key of a province', () => {
  it('is valid in an address and as an id', () => {
    expect(provinceKey("L'Alguer (Sardenya)")).toBe('l-alguer-sardenya');
    expect(provinceKey('constructor')).toBe('constructor');
  });

  it('is equal for all its spellings', () => {
    expect(['castello', 'Castellón', ' CASTELLÓ de la Plana ', 'castellon'].map(provinceKey)).toEqual(
      Array(4).fill('castello'),
    );
  });
});
