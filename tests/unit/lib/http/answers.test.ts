import { describe, expect, it } from 'vitest';
import { refuseTooMany } from '@/lib/http/answers';

describe('refuseTooMany', () => {
  it.each([
    ['es', 'Espera unos minutos'],
    ['ca', 'Espera uns minuts'],
    ['en', 'Please wait a few minutes'],
  ] as const)('says when to come back, and so to people in %s', async (locale, words) => {
    const answer = await refuseTooMany(locale, 7);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await answer.json()).toEqual({ error: 'too_many', text: expect.stringContaining(words) });
  });
});
