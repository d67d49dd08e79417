// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { supplyNativeFallbacks } from '@/components/layout/native-fallbacks';
import { attachShellBehaviour } from '@/components/layout/shell-behaviour';

/* jsdom supports neither commands, popovers, closedby nor groups of disclosures, like an old browser. */
supplyNativeFallbacks();
vi.stubGlobal('matchMedia', () => ({ matches: false }));

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="menu-main">
      <details name="menu" id="one"><summary>One</summary></details>
      <details name="menu" id="two"><summary>Two</summary></details>
    </div>
    <button id="command" command="show-modal" commandfor="asked">Ask</button>
    <a id="link" href="#provincias" data-dialog="asked">Clinics</a>
    <button id="open-card" popovertarget="card">Contact</button>
    <div id="card" popover="auto"><a href="#x">Call</a><button popovertarget="card" autofocus>Close</button></div>
    <dialog id="asked" closedby="any"><p>Text</p></dialog>`;
  const dialog = find('dialog') as HTMLDialogElement;
  dialog.setAttribute('open', '');
  dialog.close ??= () => dialog.removeAttribute('open');
  dialog.showModal ??= () => dialog.setAttribute('open', '');
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200));
});

const press = (target: HTMLElement, [fromX, fromY]: [number, number], [toX, toY] = [fromX, fromY]) => {
  target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: fromX, clientY: fromY }));
  find('dialog').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: toX, clientY: toY }));
};

test('one disclosure of a group is open at a time', async () => {
  attachShellBehaviour();
  for (const id of ['#one', '#two']) {
    const toggled = new Promise((resolve) => find(id).addEventListener('toggle', resolve, { once: true }));
    (find(id) as HTMLDetailsElement).open = true;
    await toggled;
  }
  expect(['#one', '#two'].map((id) => find(id).hasAttribute('open'))).toEqual([false, true]);
});

test('a popover opens with the focus inside; its button, Escape and a press elsewhere close it', () => {
  const isOpen = () => find('#card').classList.contains('popover-open');
  find('#open-card').click();
  expect([isOpen(), document.activeElement]).toEqual([true, find('#card button')]);
  find('#card a').click();
  expect(isOpen()).toBe(true);
  find('#card button').click();
  expect([isOpen(), document.activeElement]).toEqual([false, find('#open-card')]);
  find('#open-card').click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(isOpen()).toBe(false);
  find('#open-card').click();
  find('summary').click();
  expect(isOpen()).toBe(false);
});

test('a press or key that React stops, because it hydrates the page, opens a dialog and a popover and closes a menu', () => {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of ['click', 'keydown']) document.addEventListener(type, stop, true);
  attachShellBehaviour();
  find('#one').setAttribute('open', '');
  find('#one').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([find('#one').hasAttribute('open'), document.activeElement]).toEqual([false, find('#one summary')]);
  const dialog = find('dialog') as HTMLDialogElement;
  dialog.close();
  find('#link').click();
  find('#open-card').click();
  for (const type of ['click', 'keydown']) document.removeEventListener(type, stop, true);
  expect([dialog.open, find('#card').classList.contains('popover-open')]).toEqual([true, true]);
});

test('a button opens the dialog it commands, and a link the one it names, unless it is pressed for another tab', () => {
  const dialog = find('dialog') as HTMLDialogElement;
  for (const id of ['#command', '#link']) {
    dialog.close();
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    find(id).dispatchEvent(press);
    expect([dialog.open, press.defaultPrevented], id).toEqual([true, true]);
  }
  dialog.close();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  find('#link').dispatchEvent(press);
  expect([dialog.open, press.defaultPrevented]).toEqual([false, false]);
});

test('a press that begins and ends beside a dialog closes this dialog only', () => {
  const dialog = find('dialog');
  press(dialog, [150, 150]);
  press(dialog, [150, 150], [10, 10]);
  press(find('p'), [150, 150], [10, 10]);
  expect(dialog.hasAttribute('open')).toBe(true);
  dialog.addEventListener('cancel', (event) => event.preventDefault(), { once: true });
  press(dialog, [10, 10]);
  expect(dialog.hasAttribute('open')).toBe(true);
  press(dialog, [10, 10]);
  expect(dialog.hasAttribute('open')).toBe(false);
});
