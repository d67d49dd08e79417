import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/domain/seeded-random';

const draw = (key: string, count: number) => {
  const random = seededRandom(key);
  return Array.from({ length: count }, random);
};

describe('seededRandom', () => {
  it('draws the same numbers for the same key, so that a record keeps its picture', () => {
    expect(draw('cardiologia', 3).map((value) => value.toFixed(6))).toEqual(['0.767576', '0.218373', '0.754388']);
    expect(draw('cardiologia', 3)).toEqual(draw('cardiologia', 3));
  });

  it('draws other numbers for another key', () => {
    expect(draw('cardiologia', 1)).not.toEqual(draw('cardiologic', 1));
  });

  it('stays from 0 to below 1 and spreads evenly', () => {
    const values = draw('spread', 4000);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.filter((value) => value < 0.25).length / 4000).toBeCloseTo(0.25, 1);
  });

  it('accepts an empty key', () => {
    expect(draw('', 1)[0]).toBeTypeOf('number');
  });
});
