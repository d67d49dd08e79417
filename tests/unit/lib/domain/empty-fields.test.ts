import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { appointmentFormSchema } from '@/lib/domain/appointment/request-schema';
import { callbackSchema, registrationSchema } from '@/lib/domain/professional/schemas';
import { contactSchema, productRequestSchema, rightsSchema } from '@/lib/domain/request-schemas';
import { aBilledBooking, aCallBack, TODAY } from '@/tests/support/appointment';

const ANA = { name: 'Ana', email: 'ana@example.org', phone: '600123456', acceptsTerms: true };
const CHILD = aBilledBooking({
  birthDate: '2020-05-01',
  forWhom: 'other',
  guardianName: 'Joana Ferrer',
  guardianRelation: 'parent',
  guardianDocument: 'X1234567L',
});
const FORMS: [form: string, schema: ZodType, filled: object][] = [
  ['call-back request', appointmentFormSchema(TODAY), aCallBack()],
  ['booking with an invoice', appointmentFormSchema(TODAY), aBilledBooking({ forWhom: 'me' })],
  ['booking for a child', appointmentFormSchema(TODAY), CHILD],
  ['message', contactSchema, { ...ANA, clinicId: '5', message: 'Hola' }],
  ['product request', productRequestSchema, { ...ANA, clinicId: '5', productId: '3', newsletter: false }],
  ['registration', registrationSchema, ANA],
  ['call back', callbackSchema, { ...ANA, window: '09:00-11:00', reason: 'Otros' }],
  ['request about data', rightsSchema, { ...ANA, surnames: 'Pi', document: 'X', right: 'access', message: 'Hola' }],
];

/** Filled in, but invalid for every field. */
const MALFORMED = ['?', '--', '12', 'x'.repeat(6000), '2026-02-31', 'nobody@', 'ZZ'];

describe.each(FORMS)('%s', (_form, schema, filled) => {
  const problemsOf = (given: object): Record<string, string> =>
    Object.fromEntries((schema.safeParse(given).error?.issues ?? []).map(({ path, message }) => [path[0], message]));

  it('is accepted with these values', () => {
    expect(problemsOf(filled)).toEqual({});
  });

  it('reports no field with a value as empty, whatever the value is', () => {
    const texts = Object.entries(filled).filter(([, value]) => typeof value === 'string' && value !== '');
    const wrong = texts.flatMap(([name]) =>
      MALFORMED.flatMap((value) => {
        const problem = problemsOf({ ...filled, [name]: value })[name];
        return problem?.endsWith('Missing') ? [`${name} ${value.slice(0, 12)}: ${problem}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

it.each(['', '   '])('reports a missing repeated e-mail with its own sentence when it is %j', (emailConfirmation) => {
  const { error } = appointmentFormSchema(TODAY).safeParse(aBilledBooking({ emailConfirmation }));
  expect(error?.issues).toMatchObject([{ path: ['emailConfirmation'], message: 'emailConfirmationMissing' }]);
});
