import { expect, it } from 'vitest';
import { wirePostSchema } from '../../wire/blog';
import { wireFoundDoctorSchema, wireSearchSchema } from '../../wire/search';

it('a result may be an IRI only', () => {
  const iri = wireFoundDoctorSchema.parse('/api/medicos/7');
  expect(iri).toMatchObject({ '@id': '/api/medicos/7', id: null, nombre: null, especialidads: null });
  expect(wireFoundDoctorSchema.parse({ id: 7, nombre: 'Neus' })).toMatchObject({ id: '7', nombre: 'Neus' });
});

it('a search without lists has no results', () => {
  expect(Object.values(wireSearchSchema.parse({}))).toEqual(Array(6).fill(null));
});

it('an article has an address and a day, and optional texts', () => {
  const given = { slug: 'gripe', date: '2026-11-28T10:00:00' };
  expect(wirePostSchema.parse({ ...given, title: { rendered: 'Gripe', protected: 1 }, content: 'x' })).toMatchObject({
    ...{ title: { rendered: 'Gripe', protected: true }, content: { rendered: null, protected: false } },
    excerpt: { rendered: null, protected: false },
  });
  for (const bad of [{ slug: '' }, { date: '28/11/2026' }, { date: 'x2026-11-28' }])
    expect(wirePostSchema.safeParse({ ...given, ...bad }).success).toBe(false);
});
