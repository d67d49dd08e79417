import { describe, expect, it } from 'vitest';
import SPELLINGS from '../../tests/fixtures/spellings/emails.json' with { type: 'json' };
import { isEmailAddress, isSameEmail, mailtoHref, readEmail } from '../email-addresses';
import fc from './support/property';

describe('an e-mail address', () => {
  it.each(SPELLINGS)('$text is $address', ({ text, address }) => {
    const understood = address === 'not understood' ? null : address;
    expect(readEmail(text)).toBe(understood);
    expect(isEmailAddress(text)).toBe(understood !== null);
  });

  it('is the same in capitals and with its domain in ASCII', () => {
    expect(isSameEmail('Info@ñandú.es', 'info@xn--and-6ma2c.es')).toBe(true);
    expect(isSameEmail('info@example.org', 'inf@example.org')).toBe(false);
  });

  it('is a link with its special characters escaped', () => {
    expect(mailtoHref(' info@ñandú.es ')).toBe('mailto:info@xn--and-6ma2c.es');
    expect(mailtoHref('r&d?a%b+c@example.org')).toBe('mailto:r%26d%3Fa%25b+c@example.org');
    expect(mailtoHref('a@example.org?bcc=b@example.org')).toBeNull();
  });
});

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.emailAddress(),
  fc.tuple(fc.string({ unit: 'binary' }), fc.domain()).map(([local, domain]) => `${local}@${domain}`),
  fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), fc.string({ unit: 'binary' })).map((pair) => `${pair.join('@')}.es`),
);

it('never throws, invents no address, and returns nothing that could start another header or recipient', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const address = readEmail(text);
      if (address === null) return;
      expect(address).toMatch(/^[^\s@,;:<>()[\]\\"\p{C}]+@[a-z\d.-]+$/u);
      expect(readEmail(address)).toBe(address);
      expect(text.startsWith(address.slice(0, address.indexOf('@') + 1))).toBe(true);
      if (/^[\x20-\x7e]*$/.test(text)) expect(address.toLowerCase()).toBe(text.toLowerCase());
    }),
    { numRuns: 2000 },
  );
});
