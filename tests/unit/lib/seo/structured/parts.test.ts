import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { describe, expect, it } from 'vitest';
import type { Post } from '@/lib/domain/post';
import { addressData, openingHoursData } from '@/lib/seo/structured/clinic';
import { articleData } from '@/lib/seo/structured/organization';

describe('an address', () => {
  it.each([
    [
      "Carrer dels Telers Vells, 63, 08901 L'Hospitalet de Llobregat",
      'barcelona',
      '08901',
      "L'Hospitalet de Llobregat",
    ],
    ['Rua do Moinho de Água, 142, 4050 Porto', 'portugal', '4050', 'Porto'],
    ['Rua do Moinho de Água, 142, 4050-001 Porto', 'Portugal', '4050-001', 'Porto'],
  ])('%s has a post code and a town', (address, region, postalCode, addressLocality) => {
    expect(addressData(address, region)).toMatchObject({ postalCode, addressLocality });
  });

  it('with a post code that has lost its zero stays complete', () => {
    const address = 'Calle Mayor, 3, 3001 Alicante';
    expect(addressData(address, 'alicante')).toMatchObject({ streetAddress: address, addressCountry: 'ES' });
    expect(addressData(address, 'alicante')).toHaveProperty('postalCode', undefined);
  });

  it('in another format stays complete', () => {
    expect(addressData('Junto al mercado', '')).toMatchObject({ streetAddress: 'Junto al mercado' });
    expect(addressData('Junto al mercado', '')).toHaveProperty('postalCode', undefined);
  });

  it('of Portugal is not in Spain', () => {
    expect(addressData('x', 'portugal')).toMatchObject({ addressCountry: 'PT' });
  });
});

describe('opening hours', () => {
  it('of two parts a day are two, each with its days', () => {
    const week = parseOpeningHours('Lunes a viernes 8:00 a 14:00 y 15:30 a 20:30');
    expect(openingHoursData(week)?.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual([
      '08:00-14:00',
      '15:30-20:30',
    ]);
  });

  it('to midnight end at 23:59, and past it they count from zero', () => {
    const at = (until: number) => openingHoursData([[[600, until]], [], [], [], [], [], []])?.[0]?.closes;
    expect([at(1440), at(1500)]).toEqual(['23:59', '01:00']);
  });

  it('that could not be read are omitted', () => {
    expect(openingHoursData(parseOpeningHours('Con cita previa'))).toBeUndefined();
  });
});

const post = (jsonLd: string | null): Post => ({
  slug: 'gripe',
  title: 'Gripe',
  dateIso: '2026-11-06',
  picture: null,
  content: null,
  excerpt: 'Resumen',
  isProtected: false,
  head: { title: null, description: null, isIndexable: true, meta: [], jsonLd },
});

describe('an article', () => {
  it('states its headline, day and words, in Spanish on every page', () => {
    expect(articleData('en', post(null))[0]).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Gripe',
      datePublished: '2026-11-06',
      inLanguage: 'es',
      description: 'Resumen',
    });
  });

  it('is stated once: not when the blog itself describes a news article', () => {
    expect(articleData('es', post('{"@graph":[{"@type":"NewsArticle"}]}'))).toEqual([]);
    expect(articleData('es', post('{"@graph":[{"@type":["WebPage","NewsArticle"]}]}'))).toEqual([]);
    expect(articleData('es', post('{"@graph":[{"@type":"Article"}]}'))).toHaveLength(1);
  });
});
