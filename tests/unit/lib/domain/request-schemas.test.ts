import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requestRules } from '@/lib/browser/request-rules';
import { contactSchema, productRequestSchema, waitingFields } from '@/lib/domain/request-schemas';
import { problemsOf } from '@/tests/support/form-rules';

const person = { name: 'Aina Ferrer', email: 'aina@example.org', phone: '600 12 34 56' };
const asked = { productId: '3', clinicId: '5', ...person, acceptsTerms: true };
const written = { clinicId: '5', ...person, message: 'Hola', acceptsTerms: true };

describe('a product request', () => {
  it('is trimmed and reduced to known fields; the newsletter is optional', () => {
    const sent = { ...asked, name: '  Aina\u0000 Ferrer ', priceCents: 1, ip: '1.2.3.4' };
    expect(productRequestSchema.parse(sent)).toEqual({ ...asked, name: 'Aina  Ferrer', newsletter: false });
  });

  it('reports every error at once', async () => {
    expect(await problemsOf(requestRules.product, {})).toEqual({
      productId: 'productMissing',
      clinicId: 'clinicMissing',
      name: 'nameMissing',
      email: 'emailMissing',
      phone: 'phoneMissing',
      acceptsTerms: 'termsMissing',
    });
  });

  it.each([
    ['productId', 'noneProducto', 'productMissing'],
    ['clinicId', 'noneClinica', 'clinicMissing'],
    ['clinicId', 7, 'invalid'],
    ['name', '42', 'nameInvalid'],
    ['name', 'Visita www.example.test', 'invalid'],
    ['name', 'a'.repeat(51), 'tooLong'],
    ['email', 'aina@', 'emailInvalid'],
    ['email', `${'a'.repeat(60)}@${`${'b'.repeat(50)}.`.repeat(4)}org`, 'tooLong'],
    ['phone', '12345', 'phoneInvalid'],
    ['phone', '1'.repeat(51), 'tooLong'],
    ['acceptsTerms', false, 'termsMissing'],
    ['acceptsTerms', 'on', 'termsMissing'],
    ['newsletter', 'yes', 'invalid'],
  ])('is refused with %s = %j as %s', async (field, value, problem) => {
    expect(await problemsOf(requestRules.product, { ...asked, [field]: value })).toEqual({ [field]: problem });
  });

  it.each(['Aina Ferrer', 'Ñ', 'Клиника 24', '李'])('accepts the name %s', async (name) => {
    expect(await problemsOf(requestRules.product, { ...asked, name })).toEqual({});
  });
});

describe('a message', () => {
  it('has an optional telephone, null when missing', async () => {
    expect(contactSchema.parse({ ...written, phone: ' ' }).phone).toBeNull();
    expect(contactSchema.parse(written).phone).toBe('600 12 34 56');
    expect(await problemsOf(requestRules.contact, { ...written, phone: '12' })).toEqual({ phone: 'phoneInvalid' });
  });

  it('keeps its lines and drops control characters', () => {
    const message = '\r\n Hola:\r\n\u202Eadiós\u0007\r\n\r\nAina ';
    expect(contactSchema.parse({ ...written, message }).message).toBe('Hola:\nadiós\n\nAina');
  });

  it.each([
    ['', 'messageMissing'],
    [' \n\t ', 'messageMissing'],
    ['a'.repeat(5001), 'tooLong'],
    [['a'], 'invalid'],
  ])('%j is refused as %s', async (message, problem) => {
    expect(await problemsOf(requestRules.contact, { ...written, message })).toEqual({ message: problem });
  });

  it('reports every error at once', async () => {
    expect(await problemsOf(requestRules.contact, {})).toEqual({
      clinicId: 'clinicMissing',
      name: 'nameMissing',
      email: 'emailMissing',
      message: 'messageMissing',
      acceptsTerms: 'termsMissing',
    });
  });
});

const waitingSchema = z.object(waitingFields);
const waiting = { hasta: '2026-12-03', email: 'aina@example.org', terms: true };
const problemOfWaiting = (more: object) =>
  waitingSchema.safeParse({ ...waiting, ...more }).error?.issues.map(({ message }) => message);

it('joining the waiting list requires an existing day, an e-mail and the terms', () => {
  expect(waitingSchema.parse(waiting)).toEqual(waiting);
  expect(problemOfWaiting({ hasta: '2026-02-30' })).toEqual(['dayInvalid']);
  expect(problemOfWaiting({ hasta: null })).toEqual(['dayInvalid']);
  expect(problemOfWaiting({ email: 'aina' })).toEqual(['emailInvalid']);
  expect(problemOfWaiting({ terms: false })).toEqual(['termsMissing']);
});
