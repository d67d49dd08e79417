import { describe, expect, it } from 'vitest';
import { factsOf } from '@/lib/domain/diagnostic-test';

const fact = (title: string | null, text: string | null = 'Texto.') => ({ title, text });
const titles = (...texts: ReturnType<typeof fact>[]) => factsOf(texts).map(({ title }) => title);

describe('the text of a test in a list', () => {
  it.each([
    [
      ['Los resultados', 'Cómo se hace', 'Cómo prepararte'],
      ['Cómo prepararte', 'Cómo se hace', 'Los resultados'],
    ],
    [
      ['Els resultats', 'Com es fa', 'Com preparar-te'],
      ['Com preparar-te', 'Com es fa', 'Els resultats'],
    ],
    [
      ['Your results', 'How it is done', 'How to prepare'],
      ['How to prepare', 'How it is done', 'Your results'],
    ],
    [['Duración', 'Cuánto dura'], ['Duración']],
    [['Durante la prueba', '¿Para quién está indicada?'], []],
  ])('are of %j the titles %j, in the order a visitor asks', (given, shown) => {
    expect(titles(...given.map((title) => fact(title)))).toEqual(shown);
  });

  it('is empty when the record has no text', () => {
    expect(titles(fact('Cómo prepararte', null), fact(null, 'Ayuno.'))).toEqual([]);
  });

  it('is cut after a sentence, or after a word in a long sentence', () => {
    const long = `${'Ocho horas de ayuno antes de venir. '.repeat(8)}`.trim();
    expect(factsOf([fact('Preparación', long)])[0]?.text).toMatch(/^(?:Ocho horas de ayuno antes de venir\. ?){3,4}$/);
    expect(factsOf([fact('Preparación', 'palabra '.repeat(60))])[0]?.text).toMatch(/palabra…$/);
  });
});
