import { clockTime } from '@clinic/contract/dates';
import { describe, expect, it } from 'vitest';
import { isSameSlot, parseSlot, slotsByHalf, slotValue } from '@/lib/domain/appointment/slot';

describe('a slot', () => {
  it('is shown as a time and sent as start-end (M98, M144)', () => {
    expect(clockTime('0915')).toBe('09:15');
    expect(parseSlot(slotValue({ start: '0915', end: '0930' }))).toEqual({ start: '0915', end: '0930' });
  });

  it.each(['', '0915', '0915-', '0915-0915', '0930-0915', '2400-2415', '0960-1000', '915-930', '0915-0930-0945'])(
    'is not %j',
    (value) => expect(parseSlot(value)).toBeNull(),
  );
});

it('slots are equal only with the same beginning and end', () => {
  expect(isSameSlot({ start: '0915', end: '0930' }, { start: '0915', end: '0930' })).toBe(true);
  expect(isSameSlot({ start: '0915', end: '0930' }, { start: '0915', end: '0945' })).toBe(false);
});

describe('the hours of a day', () => {
  const [noon, beforeLunch, lunch] = ['1200', '1359', '1400'].map((start) => ({ start, end: '2000' }));
  const all = [noon, beforeLunch, lunch].flatMap((slot) => slot ?? []);

  it.each(['es', 'ca'] as const)('are divided by lunch in %s', (locale) => {
    expect(slotsByHalf(all, locale)).toEqual([
      { half: 'morning', members: [noon, beforeLunch] },
      { half: 'afternoon', members: [lunch] },
    ]);
  });

  it('are divided by noon in English, and an empty half is omitted', () => {
    expect(slotsByHalf(all, 'en')).toEqual([{ half: 'afternoon', members: all }]);
  });
});
