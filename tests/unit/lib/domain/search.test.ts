import { describe, expect, it } from 'vitest';
import { countResults, searchViewOf, toSearchText } from '@/lib/domain/search';

describe('toSearchText', () => {
  it.each([
    ['  cardio ', 'cardio'],
    ['dolor\tde\r\n rodilla', 'dolor de rodilla'],
    ['car\u0000dio\u0007\u007f', 'cardio'],
    ['abc\u202etxt\u2066', 'abctxt'],
    ['half \ud83d', 'half'],
    ['Кардиология 心', 'Кардиология 心'],
    ['100% _\\ <b>', '100% _\\ <b>'],
    ['\u0000 \n', ''],
  ])('reads %j as %j', (typed, text) => expect(toSearchText(typed)).toBe(text));

  it('keeps a hundred characters, whole ones', () => {
    expect(toSearchText('á'.repeat(10_000))).toBe('á'.repeat(100));
    expect([...toSearchText('😀'.repeat(10_000))]).toHaveLength(100);
    expect(toSearchText(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
  });
});

it('an unknown view shows everything', () => {
  expect([searchViewOf('clinicas'), searchViewOf('x'), searchViewOf(undefined)]).toEqual(['clinicas', 'todo', 'todo']);
});

it('counts associated centres as clinics, and doctors only among everything', () => {
  const speciality = { id: '1', slug: 's', name: 'S', service: null, hasPage: true };
  const place = { id: '1', name: 'C', region: 'madrid' };
  const doctor = { id: '1', name: 'D', specialityNames: [] };
  expect(
    countResults({
      specialities: [speciality, speciality],
      doctors: [doctor],
      clinics: [{ ...place, slug: 'c' }],
      associated: [place, place],
      products: [],
    }),
  ).toEqual({ todo: 6, especialidades: 2, clinicas: 3, productos: 0 });
});
