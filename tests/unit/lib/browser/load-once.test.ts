import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadEarly } from '@/lib/browser/load-once';

afterEach(() => vi.unstubAllGlobals());

/** A page in Catalan with one control, pressed before its script loaded or not. */
function showPage(isPressed: boolean): void {
  const querySelector = (selector: string) => (isPressed && selector === '.control[aria-busy=true]' ? {} : null);
  vi.stubGlobal('document', { querySelector, documentElement: { lang: 'ca' } });
}

describe('the content that a control opens', () => {
  it('is loaded at once, in the language of the page, when the control was pressed early', () => {
    showPage(true);
    const load = vi.fn(async () => {});
    loadEarly('.control', load);
    expect(load.mock.calls).toEqual([['ca']]);
  });

  it('is not loaded for a control that was not pressed, nor without a page', () => {
    const load = vi.fn(async () => {});
    loadEarly('.control', load);
    showPage(false);
    loadEarly('.control', load);
    expect(load).not.toHaveBeenCalled();
  });

  it('may fail to load: the press reports it', async () => {
    showPage(true);
    const failing = Promise.reject(new Error('away'));
    loadEarly('.control', () => failing);
    await expect(failing).rejects.toThrow('away');
  });
});
