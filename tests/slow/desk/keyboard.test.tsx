import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LISTS } from '@/desk/src/records/schema';
import { deskNames } from '@/tests/support/desk-names';
import { button, call, DESK, dialog, heading, isRemoved, isShown, tab, work } from '../../component/desk/desk';
import { expectReachedByTab } from '../../component/desk/tab-walk';
import { goToEnd, press, pressUntil, reach } from './keys';

// An editor without a pointer: every control of every screen is reached, and complete tasks are performed.

const es = { ...DESK.es.content, ...deskNames('es') };

const open = (path: string) => work({ role: 'editor' }, `/contenido${path}`);

it('every control of the catalogue work is reached by Tab and arrows', async () => {
  await open('');
  for (const name of ['records', 'drafts', 'review', 'redirects', 'deleted'] as const) {
    await tab(es.tabs[name]).click();
    await isShown(page.getByRole('tabpanel', { name: es.tabs[name] }));
    await isRemoved(page.getByRole('progressbar'));
    await expectReachedByTab(name);
  }
  await tab(es.tabs.redirects).click();
  await button(es.redirects.add).click();
  await isShown(dialog());
  await expectReachedByTab('the dialog of an old address');
});

/** Lists whose forms together have a field of every kind. */
const FORMS = ['productos', 'media_objects', 'posts'] as const;

/** Kinds that are typed into the control of another kind. */
const CONTROLS: Record<string, string> = { key: 'text', link: 'text', coordinates: 'text', hours: 'localized' };

it('the forms of this test have a field of every kind', () => {
  const kindsOf = (lists: readonly string[]) =>
    new Set(lists.flatMap((list) => LISTS[list]?.fields.map(({ kind }) => CONTROLS[kind] ?? kind) ?? []));
  expect(kindsOf(FORMS)).toEqual(kindsOf(Object.keys(LISTS)));
});

it.for(FORMS)('every control of the list and of a form is reached by Tab and arrows: %s', async (list) => {
  await open(`/${list}`);
  await isShown(heading(es.lists[list]));
  await isShown(page.getByRole('link', { name: es.records.add }));
  await expectReachedByTab();
  location.hash = `/contenido/${list}/1`;
  await isShown(button(es.form.save));
  await expectReachedByTab();
});

it('an old address is added with the keyboard only', async () => {
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
  await isRemoved(dialog());
  const added = page.getByRole('row').filter({ hasText: '/pruebas/prueba-de-teclas' });
  await expect.element(added).toHaveTextContent('/pruebas/prueba-de-esfuerzo');
  await added.getByRole('button', { name: /^Quitar: / }).click();
  await isRemoved(added);
});

it('a speciality is found, hidden and given a text, which is published, with the keyboard only', async () => {
  const { drafts } = es;
  await open('/especialidads');
  await isShown(heading(es.lists.especialidads));
  await reach(page.getByRole('searchbox', { name: es.records.find }));
  await userEvent.keyboard('Alergología');
  await isRemoved(page.getByRole('link', { name: 'Cardiología', exact: true }));
  await press(page.getByRole('link', { name: 'Alergología', exact: true }));
  await isShown(heading('Alergología'));

  const name = `${es.fields.descripcion}: ${es.languages.es}`;
  const text = page.getByRole('textbox', { name, exact: true });
  await reach(text);
  await goToEnd(text);
  await userEvent.keyboard('{Enter}{Shift>}{Tab}{/Shift}');
  const tools = page.getByRole('toolbar', { name: `${es.editor.tools}: ${name}` });
  const title = button(es.editor.heading3, tools);
  await pressUntil('ArrowRight', title, (at) => at === title.element());
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toHaveAttribute('aria-pressed', 'true');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('Cuándo venir sin cita');
  const isListed = page.getByRole('switch', { name: es.fields.mostrarpagina });
  await reach(isListed);
  await userEvent.keyboard(' ');
  await expect.element(isListed).not.toBeChecked();

  await press(button(drafts.keepAs));
  await isShown(page.getByText(drafts.stored));
  const bar = page.getByRole('region', { name: drafts.edited });
  await press(button(drafts.preview, bar));
  await press(button(es.languages.es, dialog()));
  await reach(dialog().getByRole('link'));
  await userEvent.keyboard('{Escape}');
  await isRemoved(dialog());
  await press(button(drafts.publish, bar));
  await isShown(page.getByText(drafts.published));
  const stored = await call('GET', `/gestion/catalogo${location.hash.replace('#/contenido', '')}`);
  expect(stored).toMatchObject({
    descripcion: { es: expect.stringContaining('<h3>Cuándo venir sin cita</h3>') },
    mostrarpagina: false,
  });
});
