// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ThirdParties } from '@/lib/domain/cookies/third-parties';

const ALL: ThirdParties = {
  analyticsId: 'G-TEST1234',
  heatmapId: '1234567',
  pixelId: '123456789',
  sealUrl: 'https://seal.example.test/seal.js',
  map: { kind: 'google' },
};

/** A fresh module each time: it remembers the services it has started. */
const start = async (...call: [ThirdParties, ('statistics' | 'advertising' | 'external')[], string]) => {
  const { startThirdParties } = await import('@/components/cookies/start-third-parties');
  startThirdParties(...call);
};

const hosts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).hostname);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '<div data-seal=""></div>';
});
afterEach(() => vi.useRealTimers());

describe('startThirdParties', () => {
  it('adds no service without consent or against the policy of the page', async () => {
    await start(ALL, [], 'ahpsm');
    await start(ALL, ['statistics', 'advertising', 'external'], '');
    vi.runAllTimers();
    expect(hosts()).toEqual([]);
  });

  it('adds the services of a purpose once', async () => {
    await start(ALL, ['statistics'], 'ahpsm');
    await start(ALL, ['statistics'], 'ahpsm');
    expect(hosts()).toEqual(['www.googletagmanager.com', 'static.hotjar.com']);
  });

  it('sends analytics its own commands, without the query of the address', async () => {
    history.replaceState(null, '', '/clinicas?especialidad=3');
    await start(ALL, ['statistics'], 'a');
    const [, config] = (window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.slice(-2) ?? [];
    expect(Object.prototype.toString.call(config)).toBe('[object Arguments]');
    expect(config?.[2]).toMatchObject({ page_location: `${location.origin}/clinicas`, allow_google_signals: false });
  });

  it('inserts the seal in its place after half a second, and nowhere else', async () => {
    await start(ALL, ['external'], 'sm');
    vi.advanceTimersByTime(499);
    expect(hosts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(document.querySelector('[data-seal] > script')).toHaveProperty('src', ALL.sealUrl);
  });
});
