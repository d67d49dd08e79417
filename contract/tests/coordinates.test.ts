import { describe, expect, it } from 'vitest';
import { distanceKm, parseCoordinates } from '../coordinates';

describe('parseCoordinates', () => {
  it.each([
    ['39.46,-0.37', 39.46, -0.37],
    ['@39.4699,-0.3763,17z', 39.4699, -0.3763],
    ['-33.5 , 151.25', -33.5, 151.25],
    ['39,-0', 39, -0],
    ['90,180', 90, 180],
    ['-90,-180', -90, -180],
  ])('reads %j as latitude %d and longitude %d', (text, latitude, longitude) => {
    expect(parseCoordinates(text)).toEqual({ latitude, longitude });
  });

  it.each([null, undefined, '', 'Carrer Major, 3', '39.46', '90.5,0', '-90.5,0', '0,180.5', '0,-180.5'])(
    'returns null for %j',
    (text) => expect(parseCoordinates(text)).toBeNull(),
  );
});

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
