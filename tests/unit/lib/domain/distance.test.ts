import { distanceKm } from '@clinic/contract/coordinates';
import { describe, expect, it } from 'vitest';
import { byDistance } from '@/lib/domain/distance';

const VALENCIA = { latitude: 39.4699, longitude: -0.3763 };
const BARCELONA = { latitude: 41.3874, longitude: 2.1686 };
const GANDIA = { latitude: 38.968, longitude: -0.181 };

describe('distanceKm', () => {
  it('is zero from a place to itself and about 303 km from València to Barcelona, both ways', () => {
    expect(distanceKm(VALENCIA, VALENCIA)).toBe(0);
    expect(distanceKm(VALENCIA, BARCELONA)).toBeCloseTo(303.2, 0);
    expect(distanceKm(BARCELONA, VALENCIA)).toBeCloseTo(distanceKm(VALENCIA, BARCELONA), 9);
  });

  it('reaches half around the earth and no further', () => {
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(20015, 0);
    expect(distanceKm({ latitude: 0, longitude: 179.95 }, { latitude: 0, longitude: -179.95 })).toBeCloseTo(11.1, 1);
  });
});

describe('byDistance', () => {
  it('puts the nearest first and places without coordinates last, in their order', () => {
    const places = [
      { id: 'nowhere', coordinates: null },
      { id: 'barcelona', coordinates: BARCELONA },
      { id: 'unknown', coordinates: null },
      { id: 'gandia', coordinates: GANDIA },
    ];
    const found = byDistance(places, VALENCIA);
    expect(found.map(({ place }) => place.id)).toEqual(['gandia', 'barcelona', 'nowhere', 'unknown']);
    expect(found.map(({ km }) => km && Math.round(km))).toEqual([58, 303, null, null]);
  });
});
