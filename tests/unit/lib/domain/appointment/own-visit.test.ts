import { expect, it } from 'vitest';
import { isReceiptNumber, isVisitSecret } from '@/lib/domain/appointment/own-visit';

it.each(['2026-000123', 'R2026-000004', '2026-123456789012'])('%s is the number of a receipt', (text) =>
  expect(isReceiptNumber(text)).toBe(true),
);

it.each([
  '2026-00012',
  '2026-1234567890123',
  'X2026-000123',
  'RR2026-000123',
  '../2026-000123',
  '2026-000123.pdf',
  '026-000123',
  '',
])('%j is not the number of a receipt', (text) => expect(isReceiptNumber(text)).toBe(false));

it('the secret of a visit has 43 characters of base64url', () => {
  const secret = 'aZ09_-'.repeat(7).concat('x');
  expect(isVisitSecret(secret)).toBe(true);
  for (const other of [secret.slice(1), `${secret}x`, `${secret.slice(1)}+`, ''])
    expect(isVisitSecret(other)).toBe(false);
});
