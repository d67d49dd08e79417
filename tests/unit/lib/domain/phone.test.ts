import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicPhone } from '@/lib/domain/phone';

describe('publicPhone', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is the configured number, and none where none is configured', () => {
    vi.stubEnv('PUBLIC_PHONE', ' 900 111 222 ');
    expect(publicPhone()).toBe('900 111 222');
    vi.stubEnv('PUBLIC_PHONE', undefined);
    expect(publicPhone()).toBe('');
  });
});
