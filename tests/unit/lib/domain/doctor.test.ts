import { describe, expect, it } from 'vitest';
import { doctorOfSlug, doctorPath, doctorSlug, onlyServiceOf, serviceOfDoctor } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';
import { aDoctor, aSpeciality } from '../../../support/domain';

describe('doctorSlug', () => {
  it.each([
    ['Dra. Neus Puig Ferrer', '12', 'dra-neus-puig-ferrer-12'],
    ['Dr. Òscar Muñoz i Güell', '7', 'dr-oscar-munoz-i-guell-7'],
    ["Dra. Marcel·la d'Ors", '3', 'dra-marcella-dors-3'],
    ['  Ana   Sanz-Gil (hijo) ', '4', 'ana-sanz-gil-hijo-4'],
    ['李', '5', '5'],
  ])('writes %j with id %s as %s', (name, id, slug) => {
    expect(doctorSlug({ id, name })).toBe(slug);
    expect(doctorPath({ id, name })).toBe(`/medicos/${slug}`);
  });

  it('is a valid address, however long the name is', () => {
    const slug = doctorSlug({ id: '123456', name: 'Maria dels Àngels '.repeat(20) });
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-123456$/);
    expect(slug.length).toBeLessThanOrEqual(120);
  });
});

describe('doctorOfSlug', () => {
  const doctors = [{ id: '2' }, { id: '12' }, { id: 'a-2' }];

  it.each([
    ['dra-neus-puig-2', '2'],
    ['dra-neus-puig-12', '12'],
    ['other-words-12', '12'],
    ['12', '12'],
    ['words-a-2', 'a-2'],
  ])('%s means the doctor %s', (slug, id) => {
    expect(doctorOfSlug(slug, doctors)?.id).toBe(id);
  });

  it.each(['dra-neus-puig', 'dra-neus-puig-112', 'dra-neus-puig-2-x', ''])('returns null for %j', (slug) => {
    expect(doctorOfSlug(slug, doctors)).toBeNull();
  });
});

describe('serviceOfDoctor', () => {
  const scan = { id: '1', slug: 'tac', name: 'TAC', hasPage: true };

  it('is the service of the first speciality', () => {
    const specialities = [
      { ...scan, service: 'imagen' as const },
      { ...scan, service: 'genetica' as const },
    ];
    expect(serviceOfDoctor(aDoctor({ specialities }))).toBe('imagen');
  });

  it('is medicine without a speciality or with one of an unknown service', () => {
    expect(serviceOfDoctor(aDoctor())).toBe('medicas');
    expect(serviceOfDoctor(aDoctor({ specialities: [{ ...scan, service: null }] }))).toBe('medicas');
  });
});

describe('onlyServiceOf', () => {
  const of = (...services: (Service | null)[]) =>
    onlyServiceOf({ specialities: services.map((service) => ({ ...aSpeciality({ service }), slug: 'x' })) });

  it('is the service of all specialities, or null', () => {
    expect(of('imagen', 'imagen')).toBe('imagen');
    expect(of('imagen', 'medicas')).toBeNull();
    expect(of(null)).toBeNull();
    expect(of()).toBeNull();
  });
});
