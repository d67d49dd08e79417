import { expect, it } from 'vitest';
import { directionsHref, streetMapHref } from '../map-links';

const coordinates = { latitude: 39.46, longitude: -0.37 };

it('links to a clinic by its coordinates, or by name and address', () => {
  const clinic = { name: 'Clínica Norte', address: 'Carrer Major, 3', coordinates };
  const asked = (href: string) => Object.fromEntries(new URL(href).searchParams);
  expect(directionsHref(clinic)).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?/);
  expect(asked(directionsHref(clinic))).toEqual({ api: '1', destination: '39.46,-0.37' });
  const unplaced = { ...clinic, coordinates: null };
  expect(asked(directionsHref(unplaced)).destination).toBe('Clínica Norte, Carrer Major, 3');
  expect(asked(directionsHref({ ...unplaced, address: null })).destination).toBe('Clínica Norte, ');
});

it('marks the clinic on a street map', () => {
  expect(streetMapHref(coordinates)).toBe('https://www.openstreetmap.org/?mlat=39.46&mlon=-0.37#map=13/39.46/-0.37');
});
