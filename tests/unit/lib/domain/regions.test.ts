import { PROVINCE_ALIASES } from '@clinic/contract/provinces';
import { describe, expect, it } from 'vitest';
import regionNames from '@/lib/domain/region-names.json';
import { byRegion, homeRegionsOf, isHomeRegion, regionName, specialityRegionPath } from '@/lib/domain/regions';
import { LOCALES } from '@/lib/i18n/locales';
import points from '../../../../contract/province-points.json';
import ca from '../../../../messages/ca.json';
import en from '../../../../messages/en.json';
import es from '../../../../messages/es.json';

const MESSAGES = { es, ca, en };

/** Every province in the list of the national statistics institute, by the slug of the source. */
const PROVINCES =
  `alava albacete alicante almeria asturias avila badajoz baleares barcelona bizkaia burgos caceres cadiz
cantabria castello ciudad-real cordoba cuenca gipuzkoa girona granada guadalajara huelva huesca jaen la-corunya la-rioja
las-palmas leon lleida lugo madrid malaga murcia navarra ourense palencia pontevedra salamanca santa-cruz-de-tenerife
segovia sevilla soria tarragona teruel toledo valencia valladolid zamora zaragoza`.split(/\s+/);

describe('the names of the regions', () => {
  it('cover the fifty provinces, both cities, the archipelagos as one, and Portugal', () => {
    expect(PROVINCES).toHaveLength(50);
    expect(Object.keys(regionNames).sort()).toEqual([...PROVINCES, 'canarias', 'ceuta', 'melilla', 'portugal'].sort());
  });

  it.each(LOCALES)('are real names and unique in %s', (locale) => {
    const names = Object.keys(regionNames).map((slug) => regionName(slug, locale));
    expect(names.filter((name) => !/^\p{Lu}[\p{L} ]+$/u.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(LOCALES)('agree with the messages in %s', (locale) => {
    for (const [slug, name] of Object.entries(MESSAGES[locale].Regions)) expect(regionName(slug, locale)).toBe(name);
  });

  it('are identical in every language unless one has its own', () => {
    expect(LOCALES.map((locale) => regionName('castello', locale))).toEqual(['Castelló', 'Castelló', 'Castelló']);
    expect(LOCALES.map((locale) => regionName('baleares', locale))).toEqual([
      'Baleares',
      'Illes Balears',
      'Balearic Islands',
    ]);
    expect(LOCALES.map((locale) => regionName('zaragoza', locale))).toEqual(['Zaragoza', 'Saragossa', 'Zaragoza']);
  });

  it('include every alias', () => {
    for (const [alias, slug] of Object.entries(PROVINCE_ALIASES)) {
      expect(regionNames).toHaveProperty([slug]);
      expect(regionName(alias, 'es')).toBe(regionName(slug, 'es'));
      expect(regionNames).not.toHaveProperty([alias]);
    }
  });

  it.each([
    ['La Coruña', 'A Coruña'],
    ['CASTELLÓN', 'Castelló'],
    [' ciudad_real ', 'Ciudad Real'],
    ['cunene-norte', 'Cunene Norte'],
    ['île_de_france', 'Île De France'],
    ['', ''],
  ])('%o is shown as %o', (slug, name) => {
    expect(regionName(slug, 'es')).toBe(name);
  });
});

it('has points for every region with a name', () => {
  expect(Object.keys(points).sort()).toEqual(Object.keys(regionNames).sort());
});

describe('byRegion', () => {
  const centre = (region: string, id: string) => ({ region, id });

  it('groups all spellings of a region and sorts by name in the language', () => {
    const groups = byRegion(
      [centre('zaragoza', '1'), centre('castellon', '2'), centre('avila', '3'), centre('castello', '4')],
      'es',
    );
    expect(groups.map(({ name, members }) => [name, members.map(({ id }) => id)])).toEqual([
      ['Ávila', ['3']],
      ['Castelló', ['2', '4']],
      ['Zaragoza', ['1']],
    ]);
    expect(byRegion([centre('sevilla', '1'), centre('zaragoza', '2')], 'ca').map(({ name }) => name)).toEqual([
      'Saragossa',
      'Sevilla',
    ]);
  });

  it('keeps an unknown region and puts records without one at the end', () => {
    expect(byRegion([centre('', '1'), centre('zulia', '2')], 'es').map(({ key, name }) => [key, name])).toEqual([
      ['zulia', 'Zulia'],
      ['', ''],
    ]);
  });
});

it('recognises only the regions with own clinics', () => {
  expect(['valencia', 'castello', 'barcelona', 'madrid'].every(isHomeRegion)).toBe(true);
  expect(['soria', 'Valencia', '', 'toString'].some(isHomeRegion)).toBe(false);
});

it('lists the regions of clinics once, in display order', () => {
  const clinics = ['madrid', 'valencia', 'soria', 'valencia'].map((region) => ({ region }));
  expect(homeRegionsOf(clinics)).toEqual(['valencia', 'madrid']);
});

it('writes the path of a speciality in a region', () => {
  expect(specialityRegionPath({ slug: 'cardiologia' }, 'castello')).toBe('/especialidades/cardiologia/castello');
});
