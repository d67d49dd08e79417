import { describe, expect, it } from 'vitest';
import { toVoucher } from '@/components/shop/shop-vouchers';
import { aProduct } from '../../../support/domain';

const known = { service: 'imagen', picture: null, clinics: 'Canjeable en 2 clínicas', terms: null } as const;

describe('toVoucher', () => {
  it('localises the price for the page', () => {
    const product = aProduct({ slug: 'resonancia', name: 'Resonancia', priceCents: 125000 });
    expect(toVoucher(product, { locale: 'es', ...known }).price).toBe('1.250,00\u00a0€');
    expect(toVoucher(product, { locale: 'en', ...known })).toEqual({
      slug: 'resonancia',
      name: 'Resonancia',
      path: '/productos/resonancia',
      description: null,
      price: '€1,250.00',
      ...known,
    });
  });

  it.each([0, null])('reads a price of %j as on request', (priceCents) => {
    expect(toVoucher(aProduct({ priceCents }), { locale: 'es', ...known }).price).toBeNull();
  });
});
