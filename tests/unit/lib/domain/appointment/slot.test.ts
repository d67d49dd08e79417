import { describe, expect, it } from 'vitest';
import { displayTime, parseSlot, slotValue } from '@/lib/domain/appointment/slot';

describe('a slot', () => {
  it('is shown as a time and carried as start-end (M98, M144)', () => {
    expect(displayTime('0915')).toBe('09:15');
    expect(parseSlot(slotValue({ start: '0915', end: '0930' }))).toEqual({ start: '0915', end: '0930' });
  });

  it.each(['', '0915', '0915-', '0915-0915', '0930-0915', '2400-2415', '0960-1000', '915-930', '0915-0930-0945'])(
    'is not %j',
    (value) => expect(parseSlot(value)).toBeNull(),
  );
});
