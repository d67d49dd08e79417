import { describe, expect, it } from 'vitest';
import { sharedLists } from '@/lib/upstream/cached-lists';

describe('shared lists', () => {
  const share = sharedLists<{ id: string }>(({ id }) => id);
  const first = share([{ id: '1' }, { id: '2' }]);

  it('return the first list for another one with the same items', () => {
    expect(share([{ id: '1' }, { id: '2' }])).toBe(first);
  });

  it('separate lists that differ in an item, the order or the length', () => {
    for (const ids of [['1'], ['2', '1'], ['12'], []]) {
      expect(share(ids.map((id) => ({ id }))).map(({ id }) => id)).toEqual(ids);
    }
  });
});
