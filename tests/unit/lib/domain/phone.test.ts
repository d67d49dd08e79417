import { DEFAULT_NUMBER, DEFAULT_PHONE } from '@clinic/contract/group-phones';
import { phonesIn } from '@clinic/contract/phone-numbers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicPhone, publicPhoneParts } from '@/lib/domain/phone';

afterEach(() => {
  vi.unstubAllEnvs();
  delete process.env.PUBLIC_PHONE_NUMBER;
});

it('calls the number of the group until another is set', () => {
  expect(phonesIn(DEFAULT_PHONE)).toEqual([DEFAULT_NUMBER]);
  vi.stubEnv('PUBLIC_PHONE', '');
  expect(publicPhoneParts()).toEqual([{ text: DEFAULT_PHONE, number: DEFAULT_NUMBER }]);
});

it('calls the configured number, which the environment of the process has in its dialled form', async () => {
  vi.stubEnv('PUBLIC_PHONE', '900 111 222');
  vi.resetModules();
  (await import('@/lib/env')).env();
  expect(publicPhoneParts()).toEqual([{ text: '900 111 222', number: '+34900111222' }]);
});

describe('publicPhone', () => {
  it('is the configured number, or the number of the group', () => {
    vi.stubEnv('PUBLIC_PHONE', ' 900 111 222 ');
    expect(publicPhone()).toBe('900 111 222');
    for (const none of [undefined, '']) {
      vi.stubEnv('PUBLIC_PHONE', none);
      expect(publicPhone()).toBe('963 400 900');
    }
  });
});
