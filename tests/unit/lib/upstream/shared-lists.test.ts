import { describe, expect, it } from 'vitest';
import { sharedLists } from '@/lib/upstream/cached-lists';

describe('lists that are shared', () => {
  const share = sharedLists<{ id: string }>(({ id }) => id);
  const first = share([{ id: '1' }, { id: '2' }]);

  it('answers the first list for another one with the same items', () => {
    expect(share([{ id: '1' }, { id: '2' }])).toBe(first);
  });

  it('keeps lists apart that differ in an item, the order or the length', () => {
    for (const ids of [['1'], ['2', '1'], ['12'], []]) {
      expect(share(ids.map((id) => ({ id }))).map(({ id }) => id)).toEqual(ids);
    }
  });
});
