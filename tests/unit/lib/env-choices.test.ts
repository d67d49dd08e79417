import { describe, expect, it } from 'vitest';
import { choices, clinicsOfCodes } from '@/lib/env-choices';

describe('configured choices', () => {
  it('are codes with texts on the site, or codes with a name in each language', () => {
    expect(choices(['otra']).parse('otra, salus=Salus|Salut|Health')).toEqual([
      { code: 'otra', names: null },
      { code: 'salus', names: { es: 'Salus', ca: 'Salut', en: 'Health' } },
    ]);
    expect(() => choices(['otra']).parse('salus')).toThrow(/code=español/);
  });
});

describe('the clinics of a choice', () => {
  it('are clinics, with the covered services where these are known', () => {
    expect(clinicsOfCodes.parse('a=torrent  gandia:genetica+medicas, b=torrent:imagen')).toEqual({
      a: [
        { slug: 'torrent', services: [] },
        { slug: 'gandia', services: ['medicas', 'genetica'] },
      ],
      b: [{ slug: 'torrent', services: ['imagen'] }],
    });
    expect(clinicsOfCodes.parse(undefined)).toEqual({});
  });

  it.each(['a', 'a=', 'a=torrent:dental', 'a=torrent:imagen+', 'a=Torrent', '=torrent'])(
    'are refused in the form %s',
    (bad) => {
      expect(() => clinicsOfCodes.parse(bad)).toThrow(/pairs such as/);
    },
  );
});
