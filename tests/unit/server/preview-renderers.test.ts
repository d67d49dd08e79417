import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPreviewRenderers } from '@/server/preview-renderers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renderers whose threads are noted as they are started and ended; `die` ends the one started last from within. */
function noted(fails = false) {
  const events: string[] = [];
  let die = (): void => {};
  const renderers = createPreviewRenderers(async (token) => {
    events.push(`start ${token}`);
    if (fails) throw new Error('no memory');
    const ended = new Promise<void>((resolve) => {
      die = resolve;
    });
    return { port: 1, ended, metrics: async () => '', stop: async () => void events.push(`end ${token}`) };
  });
  return { events, renderers, die: () => die() };
}

it('starts one thread for a preview, however often it is looked at', async () => {
  const { events, renderers } = noted();
  const [one, other] = await Promise.all([renderers.of('a'), renderers.of('a')]);
  expect(one).toBe(other);
  expect(events).toEqual(['start a']);
});

it('keeps two, and ends the one that was used longest ago', async () => {
  const { events, renderers } = noted();
  for (const token of ['a', 'b', 'a', 'c']) await renderers.of(token);
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['start a', 'start b', 'start c', 'end b']);
});

it('ends one that nobody asked for in five minutes, and starts it anew when it is', async () => {
  const { events, renderers } = noted();
  await renderers.of('a');
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(events).toEqual(['start a']);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await renderers.of('a');
  expect(events).toEqual(['start a', 'end a', 'start a']);
});

it('ends all of them with the site', async () => {
  const { events, renderers } = noted();
  await Promise.all([renderers.of('a'), renderers.of('b')]);
  await renderers.stop();
  expect(events.slice(2).toSorted()).toEqual(['end a', 'end b']);
});

it('tries again after one that could not be started', async () => {
  const { events, renderers } = noted(true);
  await expect(renderers.of('a')).rejects.toThrow('no memory');
  await expect(renderers.of('a')).rejects.toThrow('no memory');
  expect(events).toEqual(['start a', 'start a']);
});

it('starts one anew that ended by itself', async () => {
  const { events, renderers, die } = noted();
  const first = await renderers.of('a');
  die();
  await vi.advanceTimersByTimeAsync(0);
  expect(await renderers.of('a')).not.toBe(first);
  expect(events.filter((event) => event === 'start a')).toHaveLength(2);
});
