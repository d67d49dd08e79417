import { describe, expect, it } from 'vitest';
import { finderOf, foldedText, mentions, namesIn } from '@/lib/domain/mentions';

describe('mentions', () => {
  it.each([
    ['Densitometría ósea', 'Una DENSITOMETRIA OSEA en diez minutos', true],
    ['Prueba de esfuerzo', '¿Para qué sirven las pruebas de esfuerzo?', true],
    ['Bone density scan (DXA)', 'Bone density scan with report', true],
    ['Bioimpedancia: composición corporal', 'la bioimpedancia mide', true],
    ['Nutrición y dietética', 'consulta de nutrición', true],
    ['TAC', 'un tacto rectal', false],
    ['Resonancia de rodilla', 'resonancia lumbar y rodilla', false],
    ['', 'cualquier texto', false],
  ])('%j in %j: %j', (name, text, expected) => {
    expect(mentions(foldedText(text), name)).toBe(expected);
  });

  it('does not take a name apart into short or many words', () => {
    expect(namesIn('Mama y niño')).toEqual([' mama y niño '.replace('ñ', 'n')]);
  });
});

it('finds all that a text names, the longest names first', () => {
  const find = finderOf([{ name: 'TAC' }, { name: 'TAC coronario' }, { name: 'Ecografía' }]);
  expect(find('El TAC coronario con consulta').map(({ name }) => name)).toEqual(['TAC coronario', 'TAC']);
});
