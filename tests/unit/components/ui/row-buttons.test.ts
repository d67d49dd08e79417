// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachRowButtons } from '@/components/ui/row-buttons';

const ROW = `
  <div><div class="snap"><ul><li>A</li><li>B</li></ul></div>
    <div class="snap-buttons"><button data-step="-1">Back</button><button data-step="1">On</button></div></div>`;

/** Rows with a watched size, and the callbacks of their observers. */
let watched: Element[];
let resize: () => void;

class FakeResizeObserver {
  constructor(call: (entries: { target: Element }[]) => void) {
    resize = () => call(watched.map((target) => ({ target })));
  }
  observe(row: Element): void {
    watched.push(row);
  }
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const [back, on] = ['[data-step="-1"]', '[data-step="1"]'];

function size(scrollWidth: number, clientWidth: number): void {
  for (const [name, value] of Object.entries({ scrollWidth, clientWidth }))
    Object.defineProperty(find('.snap'), name, { value, configurable: true });
}

beforeEach(() => {
  watched = [];
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  document.body.innerHTML = ROW;
});

describe('the buttons of a scrolling row', () => {
  it('measure the row only after the page is painted', () => {
    let paint = () => {};
    attachRowButtons((act) => {
      paint = act;
    });
    expect(watched).toEqual([]);
    paint();
    expect(watched).toEqual([find('.snap')]);
  });

  it('scroll when pressed before that', () => {
    const scrollTo = vi.fn();
    Object.assign(find('.snap'), { scrollTo });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    size(900, 300);
    attachRowButtons(() => {});
    find(on).click();
    expect(scrollTo).toHaveBeenCalledWith({ left: expect.any(Number), behavior: 'instant' });
  });

  it('disappear where all cards fit, and are disabled at each end', () => {
    attachRowButtons((act) => act());
    size(300, 300);
    resize();
    expect(find('.snap-buttons').hidden).toBe(true);

    size(900, 300);
    resize();
    expect(find('.snap-buttons').hidden).toBe(false);
    expect([back, on].map((one) => find(one).getAttribute('aria-disabled'))).toEqual(['true', 'false']);

    find('.snap').setAttribute('data-embla', '');
    size(300, 300);
    resize();
    expect(find('.snap-buttons').hidden).toBe(false); // They belong to Embla now.
    find('.snap').removeAttribute('data-embla');
    size(900, 300);

    find('.snap').scrollLeft = 600;
    find('.snap').dispatchEvent(new Event('scroll'));
    expect([back, on].map((one) => find(one).getAttribute('aria-disabled'))).toEqual(['false', 'true']);
  });
});
