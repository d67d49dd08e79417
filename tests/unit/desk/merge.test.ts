import { describe, expect, it } from 'vitest';
import { differingFrom, merge, partOf, withPart } from '@/desk/src/records/merge';

const texts = (es: string, ca = '', en = '') => ({ es, ca, en });

describe('two changes of one record', () => {
  it.each([
    ['only they changed it', 'a', 'b', 'a', 'b', false],
    ['only I changed it', 'a', 'a', 'c', 'c', false],
    ['both changed it alike', 'a', 'b', 'b', 'b', false],
    ['both changed it differently', 'a', 'b', 'c', 'c', true],
    ['both left it empty in their own way', null, '', undefined, '', false],
    ['the order of a list is another', ['1', '2'], ['2', '1'], ['1', '2', '3'], ['1', '2', '3'], false],
    ['both changed a list', ['1'], ['1', '2'], ['1', '3'], ['1', '3'], true],
    ['both turned a switch', null, true, true, true, false],
  ])('when %s', (_, base, theirs, mine, value, isConflict) => {
    const merged = merge(['field'], { base: { field: base }, theirs: { field: theirs }, mine: { field: mine } });
    expect(merged.values).toEqual({ field: value });
    expect(merged.conflicts).toEqual(
      isConflict ? [{ field: 'field', language: null, before: base, theirs, mine }] : [],
    );
  });

  it('conflict per language of a text', () => {
    const versions = {
      base: { nombre: texts('uno', 'u', 'one') },
      theirs: { nombre: texts('dos', 'dos', 'one') },
      mine: { nombre: texts('tres', 'u', 'three') },
    };
    expect(merge(['nombre'], versions)).toEqual({
      values: { nombre: texts('tres', 'dos', 'three') },
      conflicts: [{ field: 'nombre', language: 'es', before: 'uno', theirs: 'dos', mine: 'tres' }],
    });
  });

  it('conflict in a text that was empty before', () => {
    const versions = { base: { nombre: null }, theirs: { nombre: texts('dos') }, mine: { nombre: texts('', 'tres') } };
    expect(merge(['nombre'], versions)).toEqual({ values: { nombre: texts('dos', 'tres') }, conflicts: [] });
  });

  it('are resolved part by part', () => {
    const conflict = { field: 'nombre', language: 'ca' as const, before: '', theirs: 'dos', mine: 'tres' };
    const values = { nombre: texts('uno', 'tres'), fax: '1' };
    expect(partOf(values, conflict)).toBe('tres');
    expect(withPart(values, conflict, 'dos')).toEqual({ nombre: texts('uno', 'dos'), fax: '1' });
    const whole = { ...conflict, field: 'fax', language: null };
    expect(partOf(values, whole)).toBe('1');
    expect(withPart(values, whole, null)).toMatchObject({ fax: null });
  });

  it('ignore values that the record already has', () => {
    expect(differingFrom({ nombre: texts('uno'), fax: null }, { nombre: texts('uno'), fax: '' })).toEqual({});
    expect(differingFrom({ fax: null }, { fax: '1' })).toEqual({ fax: '1' });
  });
});
