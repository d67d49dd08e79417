import { describe, expect, it } from 'vitest';
import { toDrawing } from '@/lib/domain/drawn-map';
import provinces from '../../../../components/home/provinces.json';

describe('toDrawing', () => {
  it.each([
    ['valencia', 39.4, -0.75],
    ['castello', 40.2, -0.15],
    ['barcelona', 41.75, 1.95],
  ] as const)('puts the middle of %s within 12 units (20 km) of its shape’s centre', (slug, latitude, longitude) => {
    const point = toDrawing({ latitude, longitude });
    const centre = provinces[slug];
    expect(Math.hypot((point?.x ?? 0) - centre.x, (point?.y ?? 0) - centre.y)).toBeLessThan(12);
  });

  it('knows no place outside the map', () => {
    expect(toDrawing({ latitude: 51.5, longitude: -0.1 })).toBeNull();
    expect(toDrawing({ latitude: 28.1, longitude: -15.4 })).toBeNull();
  });
});
