import { describe, expect, it } from 'vitest';
import { REQUEST_REASONS, VIOLATION_FIELDS } from '@/lib/appointments/request-violations';
import { refusedFields } from '@/lib/http/answers';

describe('the fields an upstream refused', () => {
  it('are fields of the form, whatever the response states about them', () => {
    const fields = ['nombre', 'cpfacturacion', 'constructor', 'precio', ''];
    const violations = fields.map((field) => ({ field, message: 'No vale' }));
    expect(refusedFields(violations, VIOLATION_FIELDS, REQUEST_REASONS)).toEqual({
      name: 'invalid',
      billingPostalCode: 'postalCodeInvalid',
    });
  });
});
