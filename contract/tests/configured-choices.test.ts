import { expect, it } from 'vitest';
import { choiceOf } from '../configured-choices';

it.each([
  ['mutua', { code: 'mutua', names: null }],
  [
    'azahar=Azahar Salud|Azahar Salut|Azahar',
    { code: 'azahar', names: { es: 'Azahar Salud', ca: 'Azahar Salut', en: 'Azahar' } },
  ],
  ['azahar=Azahar', null],
  ['a b', null],
  ['', null],
])('reads the configured choice %j', (part, choice) => expect(choiceOf(part)).toEqual(choice));
