// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoggedIn } from '@/lib/domain/professional/professional';

const ANA: LoggedIn = { username: 'ana@clinica.test', name: 'Dra. Ana', next: 'portal' };

let answers: (LoggedIn | null | 'broken')[];

beforeEach(() => {
  vi.resetModules(); // Each test is a new page.
  answers = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      const answer = answers.shift();
      if (answer === 'broken') throw new TypeError('network');
      return answer ? Response.json(answer) : new Response(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  setCookie('profesional=; max-age=0');
  vi.unstubAllGlobals();
});

const setCookie = (line: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test's browser
  document.cookie = line;
};

let places: { current: LoggedIn | null }[];

/** A page that greets in two places. */
async function openPage() {
  const { useProfessional } = await import('@/lib/hooks/use-professional');
  places = [renderHook(useProfessional).result, renderHook(useProfessional).result];
}
const names = () => places.map(({ current }) => current?.name ?? 'nobody');

describe('useProfessional', () => {
  it('makes no request in the browser of a visitor', async () => {
    await openPage();
    expect(names()).toEqual(['nobody', 'nobody']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('makes one request for the whole page, and greets in every place', async () => {
    setCookie('profesional=1');
    answers = [ANA];
    await openPage();
    await vi.waitFor(() => expect(names()).toEqual(['Dra. Ana', 'Dra. Ana']));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is null when the session has ended, or cannot be read', async () => {
    setCookie('profesional=1');
    answers = [null, 'broken'];
    await openPage();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(names()).toEqual(['nobody', 'nobody']);
  });

  it('notices a login and a logout of another tab when the page becomes visible again', async () => {
    await openPage();
    setCookie('profesional=1');
    answers = [ANA];
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(names()).toEqual(['Dra. Ana', 'Dra. Ana']));
    setCookie('profesional=; max-age=0');
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await vi.waitFor(() => expect(names()).toEqual(['nobody', 'nobody']));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
