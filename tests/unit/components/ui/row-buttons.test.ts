// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachRowButtons } from '@/components/ui/row-buttons';

const ROW = `
  <div><div class="snap"><ul><li>A</li><li>B</li></ul></div>
    <div class="snap-buttons"><button data-step="-1">Back</button><button data-step="1">On</button></div></div>`;

/** Rows whose size is watched, and what the browser would call when it changes. */
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

describe('the buttons of a row that scrolls', () => {
  it('look at the row only once the page is painted: the frame painted first has nothing of theirs', () => {
    let paint = () => {};
    attachRowButtons((act) => {
      paint = act;
    });
    expect(watched).toEqual([]);
    paint();
    expect(watched).toEqual([find('.snap')]);
  });

  it('lead on when pressed before that', () => {
    const scrollTo = vi.fn();
    Object.assign(find('.snap'), { scrollTo });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    size(900, 300);
    attachRowButtons(() => {});
    find(on).click();
    expect(scrollTo).toHaveBeenCalledWith({ left: expect.any(Number), behavior: 'instant' });
  });

  it('are gone where all cards fit, and say at each end that there is no further', () => {
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
    expect(find('.snap-buttons').hidden).toBe(false); // they are Embla's now
    find('.snap').removeAttribute('data-embla');
    size(900, 300);

    find('.snap').scrollLeft = 600;
    find('.snap').dispatchEvent(new Event('scroll'));
    expect([back, on].map((one) => find(one).getAttribute('aria-disabled'))).toEqual(['false', 'true']);
  });
});
