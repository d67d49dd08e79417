import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicPhone } from '@/lib/domain/phone';

describe('publicPhone', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is the configured number, or the number of the group', () => {
    vi.stubEnv('PUBLIC_PHONE', ' 900 111 222 ');
    expect(publicPhone()).toBe('900 111 222');
    for (const none of [undefined, '']) {
      vi.stubEnv('PUBLIC_PHONE', none);
      expect(publicPhone()).toBe('963 400 900');
    }
  });
});
