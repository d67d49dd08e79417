// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { watchRows } from '@/components/ui/row-use';

const row = () => document.querySelector('.snap') as HTMLElement;
const link = () => document.querySelector('a') as HTMLElement;

const mouse = (type: string, clientX: number, detail = 1) =>
  Object.assign(new MouseEvent(type, { clientX, detail, bubbles: true, cancelable: true }), { pointerType: 'mouse' });

beforeEach(() => {
  document.body.innerHTML = '<div><div class="snap"><ul><li><a href="#card">Card</a></li></ul></div></div>';
  watchRows(() => undefined);
});

it.each([
  ['a drag that ends before Embla is there follows no link', 30, 1, true],
  ['a press that trembles follows its link', 4, 1, false],
  ['Enter follows the link', 30, 0, false],
])('%s', (_, by, detail, isRefused) => {
  link().dispatchEvent(mouse('pointerdown', 100));
  link().dispatchEvent(mouse('pointerup', 100 + by));
  const click = mouse('click', 100 + by, detail);
  link().dispatchEvent(click);
  expect(click.defaultPrevented).toBe(isRefused);
});

it.each([
  ['goes on from where it began', false, [100]],
  ['that has ended does not', true, []],
])('a drag of the mouse that began before Embla %s', (_, hasEnded, expected) => {
  const pressed = vi.fn(({ clientX }: MouseEvent) => clientX);
  row().addEventListener('mousedown', pressed);
  link().dispatchEvent(mouse('pointerdown', 100));
  if (hasEnded) link().dispatchEvent(mouse('pointerup', 120));
  row().dispatchEvent(new Event('row-taken'));
  expect(pressed.mock.results.map(({ value }) => value)).toEqual(expected);
});
