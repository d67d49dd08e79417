import { expect, it } from 'vitest';
import { z } from 'zod';
import { waitingFields } from '@/lib/domain/appointment/waiting-schema';

const schema = z.object(waitingFields);
const asked = { hasta: '2026-12-03', email: 'aina@example.org', terms: true };
const problem = (more: object) => schema.safeParse({ ...asked, ...more }).error?.issues.map(({ message }) => message);

it('joining the waiting list wants a day that exists, an e-mail and the terms', () => {
  expect(schema.parse(asked)).toEqual(asked);
  expect(problem({ hasta: '2026-02-30' })).toEqual(['dayInvalid']);
  expect(problem({ hasta: null })).toEqual(['dayInvalid']);
  expect(problem({ email: 'aina' })).toEqual(['emailInvalid']);
  expect(problem({ terms: false })).toEqual(['termsMissing']);
});
