import { expect, it } from 'vitest';
import { isOthers, matchesOf, normalizeCriteria } from '#rights/person';

it.each([
  ['李 小龙', { nombre: '小龙', apellidos: '李' }, ['name']],
  ['Sinéad O’Connor', { nombre: 'SINEAD', apellidos: "O'CONNOR" }, ['name']],
  ['Иван Сидоров', { nombre: 'ИВАН', apellidos: 'СИДОРОВ' }, ['name']],
  ['Ana J.', { nombre: 'Ana', apellidos: 'Juan' }, []],
  ['Madonna', { nombre: 'Madonna', apellidos: '' }, []],
])('a person named %s is found by name: %j, %j', (name, row, matches) => {
  const wanted = normalizeCriteria({ name, email: '', phone: '', document: '' });
  expect(matchesOf(wanted, row)).toEqual(matches);
});

it('a guardian with a Chinese name of one character is not another person', () => {
  const wanted = normalizeCriteria({ name: '李 小龙', email: '', phone: '', document: '' });
  expect(isOthers(wanted, { nombre: '李', apellidos: '小龙' })).toBe(false);
});
