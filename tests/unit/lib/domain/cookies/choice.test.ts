import { describe, expect, it } from 'vitest';
import { type Choice, choiceCookie, mustAsk, purposesOf, readChoice, servicesFor } from '@/lib/domain/cookies/choice';

const cookieOf = (choice: Choice, services: string) => choiceCookie(choice, services, true).split(';')[0] ?? '';

describe('the stored choice', () => {
  it.each<[Choice, string]>([
    [{ purposes: [], isWhole: true }, 'ahpsm'],
    [{ purposes: ['statistics'], isWhole: true }, 'a'],
    [{ purposes: ['statistics', 'advertising', 'external'], isWhole: true }, 'ahpsm'],
    [{ purposes: ['external'], isWhole: false }, 'ahm'],
  ])('%j about %s is read as it was kept, among other cookies', (choice, services) => {
    const cookies = `pago=1; ${cookieOf(choice, services)}; _ga=1`;
    expect(readChoice(cookies, services)).toEqual(choice);
  });

  it('lasts six months, contains no personal data and is only sent safely', () => {
    expect(choiceCookie({ purposes: ['external'], isWhole: true }, 'ahm', true)).toBe(
      'cookies=1ahm.e; path=/; max-age=15768000; SameSite=Lax; Secure',
    );
    expect(choiceCookie({ purposes: [], isWhole: true }, 'a', false)).not.toContain('Secure');
  });

  it('is invalid for a service added later or under other terms, but not after a removal', () => {
    expect(readChoice('cookies=1ah.s', 'ahp')).toBeNull();
    expect(readChoice('cookies=2ahp.s', 'ahp')).toBeNull();
    expect(readChoice('cookies=1ahp.s', 'a')).toEqual({ purposes: ['statistics'], isWhole: true });
  });

  it.each(['', 'cookies=', 'cookies=<script>', 'nocookies=1a.s', 'cookies=.sae', 'xcookies=1ahpsm.sae'])(
    'is null for %j',
    (cookies) => {
      expect(readChoice(cookies, 'a')).toBeNull();
    },
  );
});

describe('mustAsk', () => {
  it('is true without a complete choice, unless the map is the only service', () => {
    expect(mustAsk(null, 'am')).toBe(true);
    expect(mustAsk({ purposes: ['external'], isWhole: false }, 'am')).toBe(true);
    expect(mustAsk({ purposes: [], isWhole: true }, 'am')).toBe(false);
    expect(mustAsk(null, 'm')).toBe(false);
    expect(mustAsk(null, 'o')).toBe(false);
    expect(mustAsk(null, '')).toBe(false);
  });
});

describe('purposes', () => {
  it('belong to the configured services, and name them', () => {
    expect(purposesOf('hm')).toEqual(['statistics', 'external']);
    expect(servicesFor('external', 'ahpsmo')).toEqual(['s', 'm', 'o']);
    expect(purposesOf('')).toEqual([]);
  });
});
