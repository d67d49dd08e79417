import { describe, expect, it } from 'vitest';
import { fieldsRefused } from '@/lib/api/request-violations';

describe('the fields an upstream refused', () => {
  it('are those of the form, whatever it says about them', () => {
    const fields = ['nombre', 'cpfacturacion', 'constructor', 'precio', ''];
    expect(fieldsRefused(fields.map((field) => ({ field, message: 'No vale' })))).toEqual({
      name: 'invalid',
      billingPostalCode: 'invalid',
    });
  });
});
