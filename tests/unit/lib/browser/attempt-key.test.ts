import { expect, it } from 'vitest';
import { newAttemptKey } from '@/lib/browser/post-form';

it('is a random uuid, without crypto.randomUUID', () => {
  const keys = Array.from({ length: 50 }, newAttemptKey);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(keys).size).toBe(50);
});
