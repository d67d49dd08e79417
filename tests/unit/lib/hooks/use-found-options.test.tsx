// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFoundOptions } from '@/lib/hooks/use-found-options';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Found = { names: string[] };
type Props = { typed: string; name?: string; isOpen?: boolean };

const FIRST: Found = { names: ['first'] };

/** A list with controlled responses. */
function listed(first: Found | null = FIRST) {
  const asked: { text: string; give: (found: Found) => void; fail: () => void }[] = [];
  const find = vi.fn(
    (text: string) =>
      new Promise<Found>((resolve, reject) => asked.push({ text, give: resolve, fail: () => reject(new Error('no')) })),
  );
  const view = renderHook(
    ({ typed, name = 'list', isOpen = true }: Props) => useFoundOptions({ name, first, find }, typed, isOpen),
    { initialProps: { typed: '' } as Props },
  );
  const rest = () => act(() => vi.advanceTimersByTimeAsync(200));
  return { asked, find, view, rest };
}

describe('useFoundOptions', () => {
  it('shows the first options of the page without a request', async () => {
    const { find, view, rest } = listed();
    await rest();
    expect(view.result.current).toMatchObject({ found: FIRST, isSearching: false });
    expect(find).not.toHaveBeenCalled();
  });

  it('requests once after the last letter, and keeps the known options until the response', async () => {
    const { asked, view, rest } = listed();
    for (const typed of ['t', 'to', 'tor']) view.rerender({ typed });
    expect(view.result.current).toMatchObject({ found: null, known: FIRST, isSearching: true });
    await rest();
    expect(asked.map(({ text }) => text)).toEqual(['tor']);
    await act(async () => asked[0]?.give({ names: ['torrent'] }));
    expect(view.result.current).toMatchObject({ found: { names: ['torrent'] }, isSearching: false });
  });

  it('drops an outdated response', async () => {
    const { asked, view, rest } = listed();
    view.rerender({ typed: 'to' });
    await rest();
    view.rerender({ typed: 'gan' });
    await rest();
    await act(async () => asked[1]?.give({ names: ['gandia'] }));
    await act(async () => asked[0]?.give({ names: ['torrent'] }));
    expect(view.result.current.found).toEqual({ names: ['gandia'] });
  });

  it('reports a failure, and repeats the request', async () => {
    const { asked, view, rest } = listed();
    view.rerender({ typed: 'to' });
    await rest();
    await act(async () => asked[0]?.fail());
    expect(view.result.current).toMatchObject({ hasFailed: true, isSearching: false, found: null });
    act(() => view.result.current.retry());
    expect(view.result.current).toMatchObject({ hasFailed: false, isSearching: true });
    await rest();
    await act(async () => asked[1]?.give({ names: ['torrent'] }));
    expect([asked[1]?.text, view.result.current.found]).toEqual(['to', { names: ['torrent'] }]);
  });

  it('requests the first options of a list that another choice limits, only while it is open', async () => {
    const { asked, view, rest } = listed(null);
    view.rerender({ typed: '', isOpen: false, name: 'limited' });
    const before = asked.length;
    await rest();
    expect(asked).toHaveLength(before);
    view.rerender({ typed: '', isOpen: true, name: 'limited' });
    expect(view.result.current).toMatchObject({ found: null, known: null, isSearching: true });
    await rest();
    await act(async () => asked.at(-1)?.give({ names: ['near'] }));
    expect(view.result.current.found).toEqual({ names: ['near'] });
  });
});
