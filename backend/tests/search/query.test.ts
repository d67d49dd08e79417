import { describe, expect, it } from 'vitest';
import { inLists, inNames, significantTokens, textQueries } from '#search/query';

const word = (text: string) => ({ word: text, containing: [], resembling: [] });

describe('the words of a search', () => {
  it('are those that tell something, unless there are no others', () => {
    expect(significantTokens('dra ana de la ruiz'.split(' '))).toEqual(['ana', 'ruiz']);
    expect(significantTokens('de la'.split(' '))).toEqual(['de', 'la']);
    expect(significantTokens([])).toEqual([]);
  });

  it('are counted once and eight at most', () => {
    expect(significantTokens('uno uno dos'.split(' '))).toEqual(['uno', 'dos']);
    expect(significantTokens('b1 b2 b3 b4 b5 b6 b7 b8 b9'.split(' '))).toHaveLength(8);
  });
});

describe('the queries of a search', () => {
  it('are each more tolerant than the one before', () => {
    const asked = [{ word: 'grafia', containing: ['ecografia'], resembling: ['grafica'] }, word('abdominal')];
    expect(textQueries(asked)).toEqual({
      prefix: '(grafia:*) & (abdominal:*)',
      part: '(grafia:* | ecografia) & (abdominal:*)',
      typo: '(grafia:* | ecografia | grafica) & (abdominal:*)',
      candidates: '(grafia:* | ecografia | grafica) & (abdominal:*)',
      document: '(grafia:* | ecografia | grafica) & (abdominal:*)',
    });
    expect(textQueries(asked, true).candidates).toBe('(grafia:* | ecografia | grafica) | (abdominal:*)');
  });

  it('do not look for one or two letters alone, nor for them in descriptions', () => {
    expect(textQueries([word('vitamina'), word('d')]).candidates).toBe('(vitamina:*)');
    expect(textQueries([word('rm'), word('3t')])).toMatchObject({ candidates: '(rm:*) & (3t:*)', document: null });
  });

  it('can be held to names and to lists', () => {
    expect(inNames('(rm:* | trm) & (3t:*)')).toBe('(rm:*A | trm:A) & (3t:*A)');
    expect(inLists('(rm:*) | (3t:*)', ['medicos', 'productos'])).toBe(
      "((rm:*) | (3t:*)) & ('@medicos' | '@productos')",
    );
  });
});
