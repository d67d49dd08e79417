import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import area from '@/desk/src/messages/inbox/es.json';
import { complaints } from './complaints';
import { button, call, DESK, dialog, heading, isRemoved, isShown, newEmail, newName, outside, tab, work } from './desk';
import { expectAccessible, expectToFit } from './fit';

// Requests of visitors and professionals become work items of the staff, which get done.

const texts = DESK.es.inbox;
const lineOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

const actOn = (name: string, act: 'tomar' | 'hecha') => lineOf(name).getByRole('button', { name: texts.actions[act] });

/** Sends a message like the site; returns the name of its sender. */
async function message(mensaje = 'Hola'): Promise<string> {
  const nombre = newName();
  await call('POST', '/api/contactos/solicitar', { nombre, email: newEmail(), centromedico: '1', mensaje });
  return nombre;
}

/** The number of a sender's message. */
async function numberOf(name: string): Promise<number | undefined> {
  type Inbox = { lineas: { id: number; nombre: string }[] };
  const { lineas } = await call<Inbox>('GET', '/gestion/api/bandejas/mensajes?filtro=nuevas');
  return lineas.find(({ nombre }) => nombre === name)?.id;
}

/** Lets a colleague act on a message. */
const colleague = async (act: string, id: number | undefined) =>
  outside.colleagueCalls({ role: 'reception' }, 'POST', `/bandejas/mensajes/${id}/${act}`);

it('a message is answered at the desk', async () => {
  await page.viewport(390, 844);
  const name = await message('Bon dia:\nfeu ressonàncies els dissabtes?');
  await work({ role: 'reception' }, '/bandejas');
  await tab(texts.kinds.mensajes).click();
  await expect.element(lineOf(name)).toHaveTextContent(texts.states.nueva);
  await expectAccessible();
  await lineOf(name).getByRole('link', { name }).click();
  await isShown(heading(name));
  await isShown(page.getByText('feu ressonàncies els dissabtes?'));
  await page.getByLabelText(texts.answer.field).fill('Sí, els dissabtes de 8 a 15.\nFins aviat.');
  await expectAccessible();
  await button(texts.answer.submit).click();
  await isShown(page.getByText(`${texts.states.hecha}: ${texts.me}`));
  await isShown(page.getByText('Fins aviat.'));
  await expectToFit(390);
});

it('a new item and an act of a colleague appear at once', async () => {
  await work({ role: 'reception' }, '/bandejas/mensajes');
  await expect.element(tab(texts.kinds.mensajes)).toHaveAttribute('aria-selected', 'true');
  const [theirs, mine] = [await message(), await message()];
  await isShown(lineOf(theirs));
  await isShown(page.getByRole('menuitem', { name: new RegExp(`^${texts.title} \\(\\d+\\)$`) }));

  const id = await numberOf(theirs);
  await colleague('tomar', id);
  await isShown(lineOf(theirs).getByText(`${texts.states.encurso}: Eva Pla`));
  await isRemoved(lineOf(theirs).getByRole('button'));
  await colleague('hecha', id);
  await isRemoved(lineOf(theirs));

  await actOn(mine, 'tomar').click();
  await isShown(lineOf(mine).getByText(`${texts.states.encurso}: ${texts.me}`));
  await actOn(mine, 'hecha').click();
  await isRemoved(lineOf(mine));
  await button(texts.filters.hechas).click();
  await expect.element(lineOf(mine)).toHaveTextContent(`${texts.states.hecha}: ${texts.me}`);
});

it('the second of two who take an item is told who has it', async () => {
  const name = await message();
  await work({ role: 'reception' }, '/bandejas/mensajes');
  const id = await numberOf(name);
  // A colleague takes it between the press and its call.
  const send = window.fetch;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    if (String(given[0]).endsWith('/tomar')) await colleague('tomar', id);
    return await send(...given);
  });
  await actOn(name, 'tomar').click();
  await isShown(page.getByText(area.refusals.takenBy.replace('{who}', 'Eva Pla')));
  await isShown(lineOf(name).getByText(`${texts.states.encurso}: Eva Pla`));
  await isRemoved(lineOf(name).getByRole('button'));
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^409 .*\/tomar$/)]);
});

it('a manager refuses a professional with a reason', async () => {
  const name = newName();
  const data = {
    nombre: name,
    email: newEmail(),
    telefono: '600 333 444',
    numcolegiado: '46/54321',
    especialidad: '1',
  };
  await call('POST', '/api/profesionals/register', data);
  await work({ role: 'manager' }, '/bandejas/profesionales');
  await lineOf(name).getByRole('link', { name }).click();
  await isShown(page.getByRole('definition').filter({ hasText: '46/54321' }));
  await button(texts.rechazar.button).click();
  await isShown(dialog());
  await expectAccessible();
  await dialog().getByLabelText(texts.rechazar.reason).fill('The number does not exist.');
  await button(texts.rechazar.button, dialog()).click();
  await isRemoved(dialog());
  await isShown(page.getByText(texts.rechazar.done));
  await isShown(page.getByText('The number does not exist.'));
});
