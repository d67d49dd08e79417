import { expect, it } from 'vitest';
import { choiceOf, repeatedChoice } from '../configured-choices';

it.each([
  ['mutua', { code: 'mutua', names: null }],
  [
    'azahar=Azahar Salud|Azahar Salut|Azahar',
    { code: 'azahar', names: { es: 'Azahar Salud', ca: 'Azahar Salut', en: 'Azahar' } },
  ],
  ['azahar=Azahar', null],
  ['azahar=Azahar Salud| |Azahar', null],
  ['azahar=Azahar|\u200e|Azahar', null],
  ['m= Mutua |Mútua|Mutua', { code: 'm', names: { es: 'Mutua', ca: 'Mútua', en: 'Mutua' } }],
  ['a b', null],
  ['', null],
])('reads the configured choice %j', (part, choice) => expect(choiceOf(part)).toEqual(choice));

it.each([
  ['mutua, privada', null],
  ['mutua=Mutua|Mútua|Mutua, albufera=Mutua Albufera|Mútua Albufera|Mutua Albufera', null],
  ['sanitas=Sanitas|Sanitas|Sanitas, adeslas=Adeslas|Adeslas|Adeslas', null],
  ['mutua, mutua', 'mutua'],
  ['mutua, privada, Mutua', 'Mutua'],
  ['a=Mutua|Mútua|Mutual, b=MUTUA|Mútua B|Mutual B', 'MUTUA'],
  ['a=Mutua Norte|A|A, b=Mutua  norte|B|B', 'Mutua  norte'],
  ['a=A|Mútua|A, b=B| mútua |B', 'mútua'],
  ['a=A|A|Mutual, b=B|B|mut ual', 'mut ual'],
])('finds in %j the repeated %j', (list, repeated) => {
  const choices = list.split(',').flatMap((part) => choiceOf(part.trim()) ?? []);
  expect(choices).toHaveLength(list.split(',').length);
  expect(repeatedChoice(choices)).toBe(repeated);
});
