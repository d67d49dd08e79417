// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { rulesOf } from '@/lib/browser/form-rules';
import { type Attempt, useFormSubmission } from '@/lib/hooks/use-form-submission';
import { answering, bodies, keys } from '@/tests/support/answering';

type Draft = { name: string; clinicId: string };
type Options = Partial<Parameters<typeof useFormSubmission<Draft>>[0]>;

const BLANK: Draft = { name: '', clinicId: '' };
const ANA: Draft = { name: 'Ana', clinicId: '5' };
const rules = rulesOf(
  z.object({ name: z.string().min(1, 'nameMissing'), clinicId: z.string().min(1, 'clinicMissing') }),
);

afterEach(() => vi.unstubAllGlobals());

function open(options: Options = {}, filled: Draft = ANA) {
  const hook = renderHook(
    (more: Options) =>
      useFormSubmission<Draft>({ locale: 'ca', path: '/api/x', blank: BLANK, loadRules: async () => rules, ...more }),
    { initialProps: options },
  );
  act(() => hook.result.current.form.reset(filled));
  return hook;
}
type Hook = ReturnType<typeof open>['result'];

const submit = (hook: Hook) =>
  act(async () => {
    await hook.current.events.onSubmit({ preventDefault: () => undefined } as FormEvent);
  });
const problemOf = (hook: Hook, name: keyof Draft) => hook.current.form.getFieldState(name).error?.message;

describe('a submitted form', () => {
  it('is sent with the language of the page and a key, and is empty again', async () => {
    const endpoint = answering([200, { ok: true, reference: 'R-1' }]);
    const onSent = vi.fn();
    const { result } = open({ onSent });
    await submit(result);
    expect(endpoint.mock.calls[0]?.[0]).toBe('/api/x');
    expect(bodies(endpoint)).toEqual([{ locale: 'ca', ...ANA }]);
    expect(keys(endpoint)[0]).toMatch(/^[\da-f-]{36}$/);
    expect(onSent).toHaveBeenCalledOnce();
    expect(result.current.reference).toBe('R-1');
    expect([result.current.status, result.current.form.getValues()]).toEqual(['sent', BLANK]);
  });

  it('is sent in the format of its endpoint', async () => {
    const endpoint = answering([200, { ok: true }]);
    const { result } = open({ contentOf: (draft) => ({ draft }) });
    await submit(result);
    expect(bodies(endpoint)).toEqual([{ locale: 'ca', draft: ANA }]);
  });

  it('prefers the values of pickers to the values of the form', async () => {
    const endpoint = answering([200, { ok: true }]);
    const { result } = open({ chosen: { clinicId: '9' } });
    await submit(result);
    expect(bodies(endpoint)).toEqual([{ locale: 'ca', name: 'Ana', clinicId: '9' }]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const endpoint = answering([200, { ok: true }]);
    const { result } = open();
    const { onSubmit } = result.current.events;
    const press = () => onSubmit({ preventDefault: () => undefined } as FormEvent);
    await act(() => Promise.all([press(), press(), press()]));
    expect(endpoint).toHaveBeenCalledTimes(1);
  });

  it('can be passed to a handler instead, and stays busy while the page is left', async () => {
    const endpoint = answering([200, { ok: true }]);
    const onValid = vi.fn();
    const { result } = open({ onValid });
    await submit(result);
    expect(onValid.mock.calls[0]?.[0]).toEqual(ANA);
    expect([endpoint.mock.calls.length, result.current.status]).toEqual([0, 'sending']);
    act(() => result.current.startAgain());
    expect(result.current.status).toBe('filling');
  });

  it('is marked as a new form after one that was sent', async () => {
    answering([200, { ok: true }]);
    const { result } = open();
    expect(result.current.isAgain).toBe(false);
    await submit(result);
    act(() => result.current.startAgain());
    expect([result.current.isAgain, result.current.status]).toEqual([true, 'filling']);
  });
});

describe('a form with mistakes', () => {
  it('is not sent, and counts its refusals', async () => {
    const endpoint = answering([200, { ok: true }]);
    const { result } = open({}, BLANK);
    await submit(result);
    await submit(result);
    expect([endpoint.mock.calls.length, result.current.refusals, result.current.status]).toEqual([0, 2, 'filling']);
    expect(problemOf(result, 'name')).toBe('nameMissing');
  });

  it("shows the server's errors in its fields, and keeps the typed data", async () => {
    const fields = { name: 'odd', clinicId: 'clinicMissing', other: 'x' };
    answering([422, { error: 'invalid', fields }]);
    const onRefused = vi.fn();
    const { result } = open({ onRefused });
    await submit(result);
    expect([problemOf(result, 'name'), problemOf(result, 'clinicId')]).toEqual(['odd', 'clinicMissing']);
    expect([result.current.refusals, result.current.form.getValues()]).toEqual([1, ANA]);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(fields);
  });

  it.each<Record<string, string>>([{}, { other: 'invalid' }, { constructor: 'invalid' }])(
    'fails when none of the refused fields is its own: %j',
    async (fields) => {
      answering([422, { error: 'invalid', fields }]);
      const { result } = open();
      await submit(result);
      expect([result.current.failure?.kind, result.current.refusals]).toEqual(['failed', 0]);
    },
  );

  it("keeps the server's error of a choice until the choice changes", async () => {
    const loadRules = vi.fn(async () => rules);
    const { result, rerender } = open({ chosen: { clinicId: '5' }, loadRules });
    act(() => result.current.form.setError('clinicId', { type: 'server', message: 'clinicClosed' }));
    rerender({ chosen: { clinicId: '5', name: 'Bo' }, loadRules });
    expect(loadRules).not.toHaveBeenCalled();
    expect(problemOf(result, 'clinicId')).toBe('clinicClosed');
    rerender({ chosen: { clinicId: '6', name: 'Bo' }, loadRules });
    await waitFor(() => expect(problemOf(result, 'clinicId')).toBeUndefined());
  });

  it('validates a choice again when it changes, if it had an error', async () => {
    answering([200, { ok: true }]);
    const { result, rerender } = open({ chosen: { clinicId: '' } }, BLANK);
    await submit(result);
    expect(problemOf(result, 'clinicId')).toBe('clinicMissing');
    rerender({ chosen: { clinicId: '5' } });
    await waitFor(() => expect(problemOf(result, 'clinicId')).toBeUndefined());
    expect(problemOf(result, 'name')).toBe('nameMissing');
  });

  it('has no errors in another mode (M104)', async () => {
    answering([200, { ok: true }]);
    const { result, rerender } = open({ chosen: { clinicId: '' }, mode: false }, BLANK);
    await submit(result);
    rerender({ chosen: { clinicId: '' }, mode: true });
    await waitFor(() => expect(problemOf(result, 'clinicId')).toBeUndefined());
    expect(problemOf(result, 'name')).toBeUndefined();
  });
});

describe('a form that is not delivered', () => {
  it.each([
    [200, { ok: false }, 'failed'],
    [200, {}, 'failed'],
    [401, { error: 'unauthorized' }, 'unauthorized'],
    [409, { error: 'slot_taken' }, 'taken'],
    [429, { error: 'too_many' }, 'tooMany'],
    [503, 'no', 'failed'],
  ])('keeps what was typed after %i %j, and says why', async (status, body, kind) => {
    answering([status, body]);
    const { result } = open();
    await submit(result);
    expect([result.current.failure?.kind, result.current.status]).toEqual([kind, 'filling']);
    expect(result.current.form.getValues()).toEqual(ANA);
    act(() => result.current.forgetOutcome());
    expect(result.current.failure).toBeNull();
  });

  it('reports a missing connection', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = open();
    await submit(result);
    expect(result.current.failure).toEqual({ kind: 'offline' });
  });

  it('fails when its rules cannot be loaded', async () => {
    const endpoint = answering([200, { ok: true }]);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const { result } = open({ loadRules: () => Promise.reject(new Error('no chunk')) });
    await submit(result);
    expect([result.current.failure?.kind, endpoint.mock.calls.length]).toEqual(['failed', 0]);
  });

  it('is sent again under the same key, because it may have arrived', async () => {
    const endpoint = answering([503, null], [200, { ok: true }]);
    const { result } = open();
    await submit(result);
    await submit(result);
    const [first, second] = keys(endpoint);
    expect(second).toBe(first);
  });

  it('is sent again under the key that is stored, also by the page after a reload', async () => {
    const endpoint = answering([503, null], [200, { ok: true }]);
    let stored: Attempt | null = null;
    const attempts = {
      read: () => stored,
      write: (next: Attempt | null) => {
        stored = next;
      },
    };
    await submit(open({ attempts }).result);
    await submit(open({ attempts }).result);
    expect(new Set(keys(endpoint)).size).toBe(1);
    expect(stored).toBeNull();
  });

  it('has another key with other content, and after a conflict', async () => {
    const endpoint = answering([503, null], [409, { error: 'conflict' }], [200, { ok: true }]);
    const { result } = open();
    await submit(result);
    act(() => result.current.form.setValue('name', 'Anna'));
    await submit(result);
    await submit(result);
    expect(new Set(keys(endpoint)).size).toBe(3);
  });
});
