import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLastGood, lastGood, storeLastGood } from '@/lib/upstream/last-good';

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.last-good'));
  vi.useRealTimers();
});

describe('lastGood', () => {
  it('returns the last response, until it is deleted', () => {
    expect(lastGood('a')).toBeNull();
    storeLastGood('a', '[1]');
    storeLastGood('a', '[2]');
    expect(lastGood('a')).toEqual({ value: [2] });
    clearLastGood('a');
    expect(lastGood('a')).toBeNull();
  });

  it('is at most a day old', () => {
    vi.useFakeTimers();
    storeLastGood('a', '[1]');
    vi.advanceTimersByTime(23 * 3_600_000);
    expect(lastGood('a')).not.toBeNull();
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(lastGood('a')).toBeNull();
  });

  it('stores up to 16 million characters, and no very long response', () => {
    const long = JSON.stringify('x'.repeat(900_000));
    for (let index = 0; index < 40; index += 1) storeLastGood(`call ${index}`, long);
    const held = Array.from({ length: 40 }, (_, index) => lastGood(`call ${index}`)).filter(Boolean);
    expect(held).toHaveLength(17);
    expect(lastGood('call 39')).not.toBeNull();
    storeLastGood('too long', JSON.stringify('x'.repeat(3_000_000)));
    expect(lastGood('too long')).toBeNull();
  });
});
