import { describe, expect, it } from 'vitest';
import { pinnedMap, toDrawing } from '@/lib/domain/drawn-map';
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

  it('returns null for a place outside the map', () => {
    expect(toDrawing({ latitude: 51.5, longitude: -0.1 })).toBeNull();
    expect(toDrawing({ latitude: 28.1, longitude: -15.4 })).toBeNull();
  });
});

const at = (id: string, latitude: number, longitude: number) => ({ id, coordinates: { latitude, longitude } });
const VALENCIA = at('valencia', 39.47, -0.376);
const PATERNA = at('paterna', 39.502, -0.44);
const MADRID = at('madrid', 40.434, -3.703);

describe('a map of places', () => {
  it('contains all of them, with neighbours under one pin', () => {
    const map = pinnedMap([VALENCIA, MADRID, PATERNA]);
    expect(map?.pins.map(({ members }) => members.map(({ id }) => id))).toEqual([['valencia', 'paterna'], ['madrid']]);
    const { x, y, side } = map?.box ?? { x: 0, y: 0, side: 0 };
    for (const pin of map?.pins ?? []) {
      expect(pin.x > x && pin.x < x + side && pin.y > y && pin.y < y + side).toBe(true);
    }
  });

  it('is zoomed in around few places, and separates them', () => {
    expect(pinnedMap([VALENCIA, PATERNA])?.box.side).toBe(110);
    expect(pinnedMap([VALENCIA, at('gandia', 38.968, -0.181)])?.pins).toHaveLength(2);
  });

  it('omits places outside the drawing', () => {
    expect(pinnedMap([VALENCIA, { id: 'x', coordinates: null }, at('tenerife', 28.4, -16.3)])?.pins).toHaveLength(1);
    expect(pinnedMap([{ id: 'x', coordinates: null }])).toBeNull();
    expect(pinnedMap([])).toBeNull();
  });
});
