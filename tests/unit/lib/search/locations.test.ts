import { expect, it } from 'vitest';
import { createLocations, locationIn } from '@/lib/search/locations';

const places = createLocations(
  new Map([
    ['Castelló de la Plana', new Set(['castello'])],
    ['castellon', new Set(['castello'])],
    ['València', new Set(['valencia'])],
    ['Torrent', new Set(['valencia'])],
    ['46900', new Set(['valencia'])],
  ]),
);
const regions = (text: string) => [...(locationIn(places, text, (stem) => stem === 'corrent')?.regions ?? [])];

it.each([
  ['cardiólogo en Castellón', ['castello']],
  ['pediatra castelló de la plana', ['castello']],
  ['tac valensia', ['valencia']],
  ['pediatra torre', ['valencia']],
  ['lesió corrent', []],
  ['forrent', []],
  ['cardiología', []],
  ['46900', []],
])('the place in %j is %j', (text, expected) => expect(regions(text)).toEqual(expected));
