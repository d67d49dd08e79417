import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { button, DESK, dialog, heading, isGone, isShown, tab, work } from '../../component/desk/desk';
import { unreachedByTab } from '../../component/desk/tab-walk';

// An editor without a pointer: every control of every screen is reached; tests/slow/desk-keyboard.spec.ts writes a text so.

const es = DESK.es.content;

const open = (path: string) => work({ role: 'editor' }, `/contenido${path}`);

it('every control of what editors look after is reached by Tab and arrows', async () => {
  await open('');
  for (const name of ['records', 'drafts', 'review', 'redirects', 'deleted'] as const) {
    await tab(es.tabs[name]).click();
    await isShown(page.getByRole('tabpanel', { name: es.tabs[name] }));
    await isGone(page.getByRole('progressbar'));
    expect(await unreachedByTab(), name).toEqual([]);
  }
  await tab(es.tabs.redirects).click();
  await button(es.redirects.add).click();
  await isShown(dialog());
  expect(await unreachedByTab(), 'the dialog of an old address').toEqual([]);
});

it.for([
  ['centromedicos', 1],
  ['medicos', 1],
  ['productos', 1],
  ['media_objects', 1],
  ['posts', 1],
] as const)('every control of the list and of a form is reached by Tab and arrows: %s', async ([list, id]) => {
  await open(`/${list}`);
  await isShown(heading(es.lists[list]));
  await isShown(page.getByRole('link', { name: es.records.add }));
  expect(await unreachedByTab()).toEqual([]);
  location.hash = `/contenido/${list}/${id}`;
  await isShown(button(es.form.save));
  expect(await unreachedByTab()).toEqual([]);
});

const MOST_KEYS = 120;

/** Presses a key until the focus is there. */
async function pressUntil(
  key: 'Tab' | 'ArrowRight' | 'ArrowDown',
  control: Locator,
  isThere: (at: Element) => boolean,
) {
  await isShown(control);
  for (let keys = 0; keys < MOST_KEYS; keys += 1) {
    if (document.activeElement && isThere(document.activeElement)) return;
    await userEvent.keyboard(`{${key}}`);
  }
  throw new Error(`The keyboard does not reach ${control.selector}`);
}
const reach = (control: Locator) => pressUntil('Tab', control, (at) => at === control.element());
async function press(control: Locator) {
  await reach(control);
  await userEvent.keyboard('{Enter}');
}

it('an old address is added with the keyboard alone', async () => {
  await open('');
  const redirects = tab(es.tabs.redirects);
  await pressUntil('Tab', redirects, (at) => at.getAttribute('role') === 'tab');
  await pressUntil('ArrowRight', redirects, (at) => at === redirects.element());
  await userEvent.keyboard('{Enter}');
  await press(button(es.redirects.add));
  await press(dialog().getByRole('combobox', { name: es.redirects.kind }));
  const kind = page.getByRole('option', { name: es.kinds.pruebas, exact: true });
  await pressUntil('ArrowDown', kind, (at) => at === kind.element());
  await userEvent.keyboard('{Enter}');
  await reach(dialog().getByRole('textbox', { name: es.redirects.slug }));
  await userEvent.keyboard('prueba-de-teclas');
  await reach(dialog().getByRole('combobox', { name: es.redirects.record }));
  await userEvent.keyboard('esfuerzo');
  await expect.element(page.getByRole('option').first()).toHaveTextContent('esfuerzo');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await press(button(es.redirects.save, dialog()));
  await isGone(dialog());
  const added = page.getByRole('row').filter({ hasText: '/pruebas/prueba-de-teclas' });
  await expect.element(added).toHaveTextContent('/pruebas/prueba-de-esfuerzo');
  await added.getByRole('button', { name: /^Quitar: / }).click();
  await isGone(added);
});
