import fc from '@clinic/contract/tests/support/property';
import { describe, expect, it } from 'vitest';
import { fragmentIn, TOKEN, VISIT_SECRET, withFragment } from '@/lib/domain/mailed-links';

const SECRET = 'AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA-_A';

describe('the secret in an address', () => {
  it.each([
    [`/cita#${SECRET}`],
    [`/cita#${SECRET}?utm_source=mail`],
    [`/cita#${SECRET}&utm_source=mail`],
    [`/cita#${SECRET}.`],
    [`/cita#${SECRET}%3E`],
    [`/cita?utm_source=mail#${SECRET}`],
    [`/cita?utm_source=mail%23${SECRET}`],
    [`/cita?utm_source=mail%2523${SECRET}&more=1`],
    [`/cita%23${SECRET}`],
    [`/cita?from=%23a#${SECRET}`],
  ])('is found in %s', (address) => {
    expect(fragmentIn(address, VISIT_SECRET)).toBe(SECRET);
  });

  it.each(['/cita', '/cita#', '/cita#short', `/cita#${SECRET}x`, `/cita?x=${SECRET}`, '/cita#%', '/cita%23%ff'])(
    'is not in %s',
    (address) => {
      expect(fragmentIn(address, VISIT_SECRET)).toBeNull();
    },
  );

  it.each([`#token=${SECRET}`, `?a=1%23token=${SECRET}`, `#token%3D${SECRET}`, `%23token%3D${SECRET}&b`])(
    'is the token in %s',
    (rest) => {
      expect(fragmentIn(`/profesionales/nueva-contrasena${rest}`, TOKEN)).toBe(`token=${SECRET}`);
    },
  );

  it('is a part of the address, for any address, which never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('#', '%23', '%25', '%', 'a', '-', SECRET, 'ñ', '=', '?'), maxLength: 9 }),
        (text) => {
          const found = fragmentIn(text, VISIT_SECRET);
          if (found !== null) expect(text).toContain(found);
        },
      ),
    );
  });
});

describe('an address with an encoded fragment', () => {
  it.each([
    [
      '?clinica=1&fecha=2026-12-14%23prueba=testPcr&hueco=0900-0915',
      '?clinica=1&fecha=2026-12-14',
      '#prueba=testPcr&hueco=0900-0915',
    ],
    ['?clinica=1%2523prueba%3DtestPcr', '?clinica=1', '#prueba=testPcr'],
    ['?clinica=1', '?clinica=1', ''],
    ['', '', ''],
  ])('%s is read as %s and %s', (search, before, hash) => {
    expect(withFragment({ search, hash: '' })).toEqual({ search: before, hash });
  });

  it('is unchanged if it has a fragment', () => {
    expect(withFragment({ search: '?q=%23', hash: '#a' })).toEqual({ search: '?q=%23', hash: '#a' });
  });
});
