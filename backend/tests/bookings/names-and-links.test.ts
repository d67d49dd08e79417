import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { reachOf, wireReach } from '#bookings/reach';
import { createSecret, hashOfSecret, pathIn } from '#bookings/visit-link';
import { isAgenda, SLOT_TESTS, serviceId, slotTest, testAdvice, testName } from '#hours/slot-tests';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the link of a booking', () => {
  it('has a secret of 256 random bits, of which only the hash is stored', () => {
    const [one, other] = [createSecret(), createSecret()];
    expect(one.secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(one.hash).toBe(sha256(one.secret));
    expect(hashOfSecret(one.secret)).toBe(one.hash);
    expect(other.secret).not.toBe(one.secret);
  });

  it('is looked up by the hash of nothing when the input cannot be a secret', () => {
    const { secret } = createSecret();
    for (const asked of [`${secret}x`, `x${secret}`, secret.slice(1), '', null, 7, { secret }, [secret]])
      expect(hashOfSecret(asked)).toBe(sha256(''));
  });

  it('has the prefix of its language, and no prefix in Spanish', () => {
    expect([pathIn('es', '/cita'), pathIn('ca', '/cita'), pathIn('en', '/cita')]).toEqual([
      '/cita',
      '/ca/cita',
      '/en/cita',
    ]);
  });
});

describe('the notification of a patient', () => {
  const both = { hasEmail: true, phone: '600 000 000' };
  const mobile = { ...both, hasEmail: false };

  it('is by e-mail, otherwise by text message to a Spanish mobile if there is a provider, otherwise none', () => {
    expect([reachOf(both, true), reachOf(both, false)]).toEqual(['mail', 'mail']);
    expect([reachOf(mobile, true), reachOf(mobile, false)]).toEqual(['sms', null]);
    expect(reachOf({ hasEmail: false, phone: '963 400 100' }, true)).toBeNull();
    expect(reachOf({ hasEmail: false, phone: null }, true)).toBeNull();
    expect([wireReach(both, true), wireReach(mobile, true), wireReach(mobile, false)]).toEqual(['correo', 'sms', null]);
  });
});

describe('the tests booked by slot', () => {
  it('are four, numbered from 1, and every other service has an agenda', () => {
    expect(SLOT_TESTS.map(serviceId)).toEqual([1, 2, 3, 4]);
    expect([slotTest('testPCR'), slotTest('consulta'), slotTest(null)]).toEqual(['testPCR', null, null]);
    expect([isAgenda('testPCR'), isAgenda('medico-7')]).toEqual([false, true]);
  });

  it.each(SLOT_TESTS)('%s has a name and advice in each language', (test) => {
    const texts = (['es', 'ca', 'en'] as const).flatMap((locale) => [testName(test, locale), testAdvice(test, locale)]);
    expect(new Set(texts).size).toBe(6);
    for (const advice of texts.filter((text) => text.startsWith('<p>')))
      expect(advice).toMatch(/^<p>.{40,}\. .{40,}\.<\/p>$/);
  });
});
