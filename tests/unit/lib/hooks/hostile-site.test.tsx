// @vitest-environment jsdom
// @own-process: it needs Node's Response beside the document.
import { act, renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { z } from 'zod';
import { rulesOf } from '@/lib/browser/form-rules';
import { eraseWizard } from '@/lib/browser/wizard-storage';
import { useBooking } from '@/lib/hooks/use-booking';
import { useFormSubmission } from '@/lib/hooks/use-form-submission';
import { aBooking } from '@/tests/support/appointment';

type Answer = (init: RequestInit) => Promise<Response>;

/** The form must stop waiting. */
const never: Answer = ({ signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const SITES: [what: string, answer: Answer][] = [
  ['answers 500', async () => Response.json({ error: 'SQLSTATE' }, { status: 500 })],
  ['answers 502 with a page', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['answers 200 with a page', async () => new Response('<h1>Welcome</h1>')],
  ['answers nothing', async () => new Response(null)],
  ['answers success: false', async () => Response.json({ success: false })],
  ['refuses without saying why', async () => Response.json({ error: 'invalid', fields: {} }, { status: 422 })],
  ['resets the connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never answers', never],
];
const BLANK = { name: '' };
const rules = rulesOf(z.object({ name: z.string().min(1, 'nameMissing') }));

let timeout: MockInstance;

beforeEach(() => {
  vi.useFakeTimers();
  // Fake timers do not reach the real one.
  timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  timeout.mockRestore();
  eraseWizard();
  vi.unstubAllGlobals();
});

/** Sends and advances the clock by a minute. */
const sent = (send: () => Promise<void>) =>
  act(async () => {
    const sending = send();
    await vi.advanceTimersByTimeAsync(60_000);
    await sending;
  });

describe.each(SITES)('before a site that %s', (_what, answer) => {
  beforeEach(() => {
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) => answer(init));
  });

  it('a form reports an error, and keeps the typed text', async () => {
    const { result } = renderHook(() =>
      useFormSubmission({ locale: 'es', path: '/api/x', blank: BLANK, loadRules: async () => rules }),
    );
    act(() => result.current.form.reset({ name: 'Ana' }));
    await sent(() => result.current.events.onSubmit({ preventDefault: () => undefined } as FormEvent));
    const { failure, status, form } = result.current;
    expect([failure?.kind, status, form.getValues()]).toEqual(['failed', 'filling', { name: 'Ana' }]);
  });

  it('a consent reports an error', async () => {
    const { result } = renderHook(() => useBooking('es', { draft: aBooking() }));
    await sent(() => result.current.send({ research: '1', notifications: '0', paysOnline: true }));
    expect(result.current.state).toEqual({ kind: 'failed', isOffline: false });
  });
});
