import { expect, it } from 'vitest';
import { fill } from '#text';

it('fills each placeholder with the unchanged value', () => {
  expect(fill('{day}, a las {time}; {day}', { day: 'lunes', time: '$& {day}' })).toBe('lunes, a las $& {day}; lunes');
});

it('throws for a placeholder without a value', () => {
  expect(() => fill('Hola, {name}:', {})).toThrow('The message "Hola, {name}:" needs a value for {name}.');
});
