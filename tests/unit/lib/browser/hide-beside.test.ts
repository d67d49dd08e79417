// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { hideBeside } from '@/lib/browser/hide-beside';

let scroll: (changes: { target: Element; isIntersecting: boolean }[]) => void;
const stopped = vi.fn();
beforeEach(() => {
  document.body.innerHTML = '<a id="one"></a><a id="other"></a><nav id="bar"><button></button></nav>';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(note: typeof scroll) {
        scroll = note;
      }
      observe = () => undefined;
      disconnect = stopped;
    },
  );
});

const find = (id: string) => document.getElementById(id) as HTMLElement;
const see = (id: string, isIntersecting: boolean) => scroll([{ target: find(id), isIntersecting }]);
const isAway = () => find('bar').hasAttribute('data-away');

it('a bar is away while one of the elements is in view', () => {
  const stop = hideBeside(find('bar'), [find('one'), find('other')]);
  see('one', true);
  see('other', true);
  see('one', false);
  expect(isAway()).toBe(true);
  see('other', false);
  expect(isAway()).toBe(false);
  stop();
  expect(stopped).toHaveBeenCalled();
});

it('a bar with the focus stays', () => {
  hideBeside(find('bar'), [find('one')]);
  find('bar').querySelector('button')?.focus();
  see('one', true);
  expect(isAway()).toBe(false);
});
