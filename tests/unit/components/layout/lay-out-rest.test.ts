// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { layOutRest } from '@/components/layout/lay-out-rest';

it('gives one part after the other its styles, and its layout in a task of its own, right after a frame', () => {
  vi.useFakeTimers();
  const steps: string[] = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    setTimeout(() => {
      steps.push('frame');
      act();
    });
  });
  vi.spyOn(window, 'getComputedStyle').mockImplementation((part) => {
    steps.push(`style of ${part.id}, ${(part as HTMLElement).style.contentVisibility}`);
    return { getPropertyValue: () => '' } as unknown as CSSStyleDeclaration;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    steps.push(`layout of ${this.id}`);
    return new DOMRect();
  });
  document.body.innerHTML =
    '<section class="far" id="a"></section><section></section><footer class="far" id="b"></footer>';

  layOutRest();
  const tasks = [steps.splice(0)];
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    tasks.push(steps.splice(0));
  }
  expect(tasks).toEqual([
    ...[['style of a, visible'], ['layout of a'], ['frame']],
    ...[['style of b, visible'], ['layout of b'], ['frame'], []],
  ]);
});
