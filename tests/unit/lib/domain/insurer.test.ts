import { describe, expect, it } from 'vitest';
import { insurersOf, insurersOfClinic, namedInsurers } from '@/lib/domain/insurer';

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
