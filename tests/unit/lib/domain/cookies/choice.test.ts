import { describe, expect, it } from 'vitest';
import { type Choice, choiceCookie, mustAsk, purposesOf, readChoice, servicesFor } from '@/lib/domain/cookies/choice';

const cookieOf = (choice: Choice, services: string) => choiceCookie(choice, services, true).split(';')[0] ?? '';

describe('the kept choice', () => {
  it.each<[Choice, string]>([
    [{ purposes: [], isWhole: true }, 'ahpsm'],
    [{ purposes: ['statistics'], isWhole: true }, 'a'],
    [{ purposes: ['statistics', 'advertising', 'external'], isWhole: true }, 'ahpsm'],
    [{ purposes: ['external'], isWhole: false }, 'ahm'],
  ])('%j about %s is read as it was kept, among other cookies', (choice, services) => {
    const cookies = `pago=1; ${cookieOf(choice, services)}; _ga=1`;
    expect(readChoice(cookies, services)).toEqual(choice);
  });

  it('lasts six months, says nothing about the person and is only sent safely', () => {
    expect(choiceCookie({ purposes: ['external'], isWhole: true }, 'ahm', true)).toBe(
      'cookies=1ahm.e; path=/; max-age=15768000; SameSite=Lax; Secure',
    );
    expect(choiceCookie({ purposes: [], isWhole: true }, 'a', false)).not.toContain('Secure');
  });

  it('does not hold for a service that came later or under other terms, but for fewer services', () => {
    expect(readChoice('cookies=1ah.s', 'ahp')).toBeNull();
    expect(readChoice('cookies=2ahp.s', 'ahp')).toBeNull();
    expect(readChoice('cookies=1ahp.s', 'a')).toEqual({ purposes: ['statistics'], isWhole: true });
  });

  it.each(['', 'cookies=', 'cookies=<script>', 'nocookies=1a.s', 'cookies=.sae', 'xcookies=1ahpsm.sae'])(
    'is none in %j',
    (cookies) => {
      expect(readChoice(cookies, 'a')).toBeNull();
    },
  );
});

describe('mustAsk', () => {
  it('asks without a whole answer, unless the map is all there is', () => {
    expect(mustAsk(null, 'am')).toBe(true);
    expect(mustAsk({ purposes: ['external'], isWhole: false }, 'am')).toBe(true);
    expect(mustAsk({ purposes: [], isWhole: true }, 'am')).toBe(false);
    expect(mustAsk(null, 'm')).toBe(false);
    expect(mustAsk(null, 'o')).toBe(false);
    expect(mustAsk(null, '')).toBe(false);
  });
});

describe('purposes', () => {
  it('are those of the configured services, and name them', () => {
    expect(purposesOf('hm')).toEqual(['statistics', 'external']);
    expect(servicesFor('external', 'ahpsmo')).toEqual(['s', 'm', 'o']);
    expect(purposesOf('')).toEqual([]);
  });
});
