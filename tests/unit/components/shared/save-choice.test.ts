// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { foreignNames } from '@/components/shared/save-choice';

describe('foreignNames', () => {
  it('names the cookies of the services and none of ours', () => {
    const cookies = 'cookies=1a.s; _ga=1; _ga_TEST1234=2; _fbp=3; _hjSessionUser_1=4; profesional=1';
    expect(foreignNames(cookies)).toEqual(['_ga', '_ga_TEST1234', '_fbp', '_hjSessionUser_1']);
    expect(foreignNames('')).toEqual([]);
  });
});
