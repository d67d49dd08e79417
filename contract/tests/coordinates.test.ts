import { describe, expect, it } from 'vitest';
import { distanceKm } from '../coordinates';

describe('distanceKm', () => {
  const valencia = { latitude: 39.4699, longitude: -0.3763 };
  const castello = { latitude: 39.9864, longitude: -0.0513 };
  const greenwich = (latitude: number) => ({ latitude, longitude: 0 });

  it('is a 360th of the circumference for one degree along a meridian or the equator', () => {
    expect(distanceKm(greenwich(0), greenwich(1))).toBeCloseTo(111.195, 3);
    expect(distanceKm(greenwich(0), { latitude: 0, longitude: 1 })).toBeCloseTo(111.195, 3);
  });

  it('halves a degree of longitude at 60 degrees north', () => {
    expect(distanceKm(greenwich(60), { latitude: 60, longitude: 1 })).toBeCloseTo(55.597, 2);
  });

  it('returns the same distance from València to Castelló in both directions', () => {
    expect(distanceKm(valencia, castello)).toBeCloseTo(63.764, 1);
    expect(distanceKm(castello, valencia)).toBeCloseTo(distanceKm(valencia, castello), 9);
    expect(distanceKm(valencia, valencia)).toBe(0);
  });

  it('is half of the circumference between opposite points', () => {
    expect(distanceKm(greenwich(90), greenwich(-90))).toBeCloseTo(20_015.09, 1);
  });
});
