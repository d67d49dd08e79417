import { describe, expect, it } from 'vitest';
import { areMany, boundedList, findOptions, firstOptions, merged } from '@/lib/domain/options';

const many = (count: number, group: string) =>
  Array.from({ length: count }, (_, index) => ({ id: `${group}${index}`, name: `${group} ${index}`, group }));
const groupOf = ({ group }: { group: string }) => group;
const idsOf = (records: { id: string }[]) => records.map(({ id }) => id);

describe('the first options of a long list', () => {
  it('are 24, some from every group, in the order of the groups and of the list', () => {
    const shown = firstOptions([...many(100, 'a'), ...many(3, 'b'), ...many(50, 'c')], groupOf);
    expect(shown).toHaveLength(24);
    expect(idsOf(shown.filter(({ group }) => group === 'b'))).toEqual(['b0', 'b1', 'b2']);
    expect(idsOf(shown).slice(0, 3)).toEqual(['a0', 'a1', 'a2']);
    expect(shown.filter(({ group }) => group === 'c').length).toBeGreaterThan(8);
  });

  it('are all of a list of 60, and a longer list has its total count', () => {
    expect(boundedList(many(60, 'a'), groupOf)).toEqual({ records: many(60, 'a') });
    expect(boundedList(many(61, 'a'), groupOf)).toMatchObject({ first: { shown: 24, total: 61 } });
    expect([areMany(many(60, 'a'), []), areMany([], many(61, 'a'))]).toEqual([false, true]);
  });
});

describe('text typed in a list (M87)', () => {
  const records = ['Clínica Torrent', 'Nova Torrent', 'Atorrentada', 'Torrent Sud', 'Gandia'].map((name, index) => ({
    ...{ id: `${index}`, name },
  }));
  const found = (typed: string) => findOptions(records, typed, () => null);

  it('matches any part of a name, ignoring accents and case, beginnings of names and words first', () => {
    expect(idsOf(found(' TORRÉNT ').records)).toEqual(['3', '0', '1', '2']);
    expect(idsOf(found('linica').records)).toEqual(['0']);
    expect(found('zzz')).toEqual({ records: [], total: 0 });
  });

  it('returns at most 24 matches and their total count', () => {
    const { records: shown, total } = findOptions(many(500, 'a'), 'a', groupOf);
    expect([shown.length, total]).toEqual([24, 500]);
  });

  it('shows the first options while it is empty', () => {
    expect(findOptions(many(70, 'a'), '  ', groupOf)).toEqual({ records: many(24, 'a'), total: 70 });
  });
});

it('known options keep their places when more are read', () => {
  const known = [
    { id: '1', name: 'one' },
    { id: '2', name: 'two' },
  ];
  const more = [
    { id: '2', name: 'deux' },
    { id: '3', name: 'trois' },
  ];
  expect(merged(known, more)).toEqual([{ id: '1', name: 'one' }, ...more]);
});
