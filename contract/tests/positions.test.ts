import { describe, expect, it } from 'vitest';
import { isNearProvince, parseCoordinates, positionOf } from '../positions';

describe('parseCoordinates', () => {
  it.each([
    ['39.46,-0.37', 39.46, -0.37],
    ['@39.4699,-0.3763,17z', 39.4699, -0.3763],
    ['-33.5 , 151.25', -33.5, 151.25],
    ['90.0,180.0', 90, 180],
    ['-90.0,-180.0', -90, -180],
  ])('reads %j as latitude %d and longitude %d', (text, latitude, longitude) => {
    expect(parseCoordinates(text)).toEqual({ latitude, longitude });
  });

  it.each([
    null,
    undefined,
    '',
    'Carrer Major, 3',
    '39.46',
    '90.5,0.1',
    '-90.5,0.1',
    '0.1,180.5',
    '0.1,-180.5',
    '39,-0',
    '90,180',
  ])('returns null for %j', (text) => expect(parseCoordinates(text)).toBeNull());
});

describe('a position', () => {
  const valencia = { latitude: 39.4699, longitude: -0.3763 };

  it.each([
    ['valencia', true],
    ['València', true],
    ['alicante', true],
    ['barcelona', false],
    ['madrid', false],
    ['portugal', false],
    ['', true],
    ['una provincia nueva', true],
  ])('in València is near the province %j: %s', (province, isNear) =>
    expect(isNearProvince(valencia, province)).toBe(isNear),
  );

  it.each([
    ['Funchal', 32.6669, -16.9241, 'portugal'],
    ['Ponta Delgada', 37.7412, -25.6756, 'portugal'],
    ['Bragança', 41.8058, -6.7572, 'portugal'],
    ['Sant Francesc de Formentera', 38.7058, 1.4286, 'baleares'],
    ['Maó', 39.8885, 4.2658, 'mallorca'],
    ['Valverde', 27.8097, -17.9152, 'Santa Cruz de Tenerife'],
    ['Arrecife', 28.963, -13.5477, 'las-palmas'],
    ['Vielha', 42.7019, 0.7955, 'lleida'],
    ['Herrera del Duque', 39.1683, -5.0519, 'badajoz'],
  ])('of %s is near its province', (_town, latitude, longitude, province) =>
    expect(isNearProvince({ latitude, longitude }, province)).toBe(true),
  );

  it('outside Spain and Portugal is near no province', () => {
    for (const text of ['48.8566, 2.3522', '43.2965, 5.3698', '36.7538, 3.0588', '33.5731, -7.5898', '0.0, 0.0']) {
      expect(positionOf(text, null), text).toBeNull();
      expect(parseCoordinates(text), text).not.toBeNull();
    }
  });
});
