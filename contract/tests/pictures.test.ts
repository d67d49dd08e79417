import { expect, it } from 'vitest';
import { readFocus } from '../pictures';

it('reads a point in whole per cent', () => {
  expect(readFocus('50% 20%')).toEqual({ x: 50, y: 20 });
  expect(readFocus('5% 7%')).toEqual({ x: 5, y: 7 });
  expect(readFocus('0% 100%')).toEqual({ x: 0, y: 100 });
});

it.each(['', 'left', '50%', '50% 101%', '50% ab%', '101% 0%', '1.5% 0%', '50% 20% ', '50% 20%; color: red'])(
  'reads no point in %j',
  (text) => {
    expect(readFocus(text)).toBeNull();
  },
);
