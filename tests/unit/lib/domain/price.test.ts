import { describe, expect, it } from 'vitest';
import { formatPrice } from '@/lib/domain/price';

describe('formatPrice', () => {
  it.each([
    ['es', 12900, '129,00 €'],
    ['ca', 125000, '1.250,00 €'],
    ['es', 125000, '1.250,00 €'],
    ['en', 125000, '€1,250.00'],
  ] as const)('writes in %s the cents %i as %s', (locale, cents, written) => {
    expect(formatPrice(locale, cents).replace(/\u00a0/g, ' ')).toBe(written);
  });
});
