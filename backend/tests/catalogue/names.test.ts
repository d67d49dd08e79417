import { expect, it } from 'vitest';
import { withNames } from '#catalogue/names';

const NAMES = { brand: 'Salud & Co', phone: '900 111 222' };

it('inserts brand and telephone into a text, escaped and as a link inside HTML', () => {
  expect(withNames('{brand}: {phone}', false, NAMES)).toBe('Salud & Co: 900 111 222');
  expect(withNames('<p>{brand}: {phone}</p>', true, NAMES)).toBe(
    '<p>Salud &amp; Co: <a href="tel:+34900111222">900 111 222</a></p>',
  );
});

it('leaves other braces and a telephone that cannot be called unchanged', () => {
  expect(withNames('a{b} {brand}', false, { brand: '$&', phone: '' })).toBe('a{b} $&');
  expect(withNames('<p>{phone}</p>', true, { brand: '', phone: '<112>' })).toBe('<p>&lt;112&gt;</p>');
});
