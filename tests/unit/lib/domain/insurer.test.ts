import { describe, expect, it } from 'vitest';
import { answerOf, answersOf, type Insurer, insurersOf, insurersOfClinic, namedInsurers } from '@/lib/domain/insurer';

const named = (code: string, es: string) => ({ code, names: { es, ca: `${es} ca`, en: `${es} en` } });
const CHOICES = [{ code: 'mutua', names: null }, named('z', 'Zeta'), named('a', 'Ágata'), named('otra', 'Otra')];
const CLINICS = ['uno', 'dos', 'tres'].map((slug, index) => ({ id: String(index), slug, name: `Clínica ${slug}` }));

describe('the insurers', () => {
  it('are the choices with their own names, not the general answers', () => {
    expect(namedInsurers(CHOICES).map(({ code }) => code)).toEqual(['z', 'a']);
  });

  it('have their name in the language of the page', () => {
    expect(insurersOf('ca', CHOICES, {}, CLINICS).map(({ name }) => name)).toEqual(['Ágata ca', 'Zeta ca']);
  });

  it('have their clinics by coverage, largest first, in the order of the clinics', () => {
    const covered = {
      a: [
        { slug: 'tres', services: [] },
        { slug: 'dos', services: ['medicas' as const, 'imagen' as const] },
        { slug: 'uno', services: ['medicas' as const, 'imagen' as const] },
      ],
    };
    const [agata] = insurersOf('es', CHOICES, covered, CLINICS);
    expect(agata?.coverage.map(({ services, clinics }) => [services, clinics.map(({ slug }) => slug)])).toEqual([
      [
        ['medicas', 'imagen'],
        ['uno', 'dos'],
      ],
      [[], ['tres']],
    ]);
  });

  it('of a clinic are listed with the services each covers there', () => {
    const covered = { a: [{ slug: 'dos', services: ['imagen' as const] }], z: [{ slug: 'uno', services: [] }] };
    const insurers = insurersOf('es', CHOICES, covered, CLINICS);
    expect(insurersOfClinic('1', insurers)).toEqual([{ code: 'a', name: 'Ágata', services: ['imagen'] }]);
    expect(insurersOfClinic('0', insurers)).toEqual([{ code: 'z', name: 'Zeta', services: [] }]);
    expect(insurersOfClinic('2', insurers)).toEqual([]);
  });

  it('omit a clinic that the upstream does not have', () => {
    const [agata] = insurersOf('es', CHOICES, { a: [{ slug: 'cuatro', services: [] }] }, CLINICS);
    expect(agata?.coverage).toEqual([]);
  });
});

describe('the answer of an insurer', () => {
  const [uno, dos, tres] = CLINICS as [(typeof CLINICS)[0], (typeof CLINICS)[0], (typeof CLINICS)[0]];
  const coverage: Insurer['coverage'] = [
    { services: ['imagen'], clinics: [uno] },
    { services: [], clinics: [dos] },
  ];
  const price = { cents: 100 };
  const at = (clinic: { id: string }, given: Partial<Parameters<typeof answerOf>[1]> = {}) =>
    answerOf({ coverage }, { clinic, service: 'imagen', price, ...given });

  it('is that it covers a service only where the settings name both', () => {
    expect(at(uno)).toBe('covered');
    expect(at(uno, { price: null })).toBe('covered');
  });

  it('is to ask where it is accepted for an unknown service, or nothing is known about it', () => {
    expect(at(dos)).toBe('ask');
    expect(at(uno, { service: null })).toBe('ask');
    expect(answerOf({ coverage: [] }, { clinic: uno, service: 'imagen', price })).toBe('ask');
  });

  it('is the price where it is listed for other services or clinics, or to ask without a price', () => {
    expect(at(uno, { service: 'medicas' })).toBe('price');
    expect(at(tres)).toBe('price');
    expect(at(tres, { service: null })).toBe('price');
    expect(at(tres, { price: null })).toBe('ask');
  });

  it('groups the clinics of a page in their order', () => {
    const places = [tres, dos, uno].map((clinic) => ({ clinic, service: 'imagen' as const, price }));
    const [answers] = answersOf([{ code: 'a', name: 'Ágata', coverage }], places);
    expect(answers).toEqual({ code: 'a', name: 'Ágata', covered: [places[2]], ask: [places[1]], price: [places[0]] });
  });
});
