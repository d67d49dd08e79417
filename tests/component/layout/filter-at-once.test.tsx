import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { filterAtOnce } from '@/components/layout/filter-at-once';
import { AT_CHANGE_ATTRIBUTE, mark } from '@/lib/domain/page-marks';
import { focus } from '../support/controls';
import { navigations } from '../support/navigations';

/** A form of two fields whose list filters at once. */
async function openFilter({ name = '', chosen = '' } = {}) {
  await render(
    <main>
      <form action="/medicos/filtrar">
        <label>
          Nombre <input name="nombre" defaultValue={name} />
        </label>
        <label>
          Especialidad{' '}
          <select
            id="medicos-especialidad"
            name="especialidad"
            defaultValue={chosen}
            {...mark(AT_CHANGE_ATTRIBUTE, '/medicos')}
          >
            <option value="">Elige especialidad</option>
            <option value="6">Cardiología</option>
            <option value="8">Dermatología</option>
          </select>
        </label>
      </form>
      <p role="status">11 médicos</p>
    </main>,
  );
  filterAtOnce();
  return page.getByRole('combobox', { name: 'Especialidad' });
}

const announced = () => document.querySelector('body > .sr-only[role=status]');

afterEach(() => announced()?.remove());

it('a choice requests its page at once, with the other fields of the form', async () => {
  const list = await openFilter({ name: 'peris' });
  await list.selectOptions('Dermatología');
  expect(navigations()).toEqual(['/medicos/filtrar?nombre=peris&especialidad=8#medicos-especialidad']);
});

it('a choice during the hydration of the page requests its page', async () => {
  const list = await openFilter();
  document.addEventListener('change', (choice) => choice.stopPropagation(), { capture: true, once: true });
  await list.selectOptions('Dermatología');
  expect(navigations()).toEqual(['/medicos/filtrar?especialidad=8#medicos-especialidad']);
});

it('resetting the choice leads to all records', async () => {
  const list = await openFilter({ chosen: '6' });
  await list.selectOptions('Elige especialidad');
  expect(navigations()).toEqual(['/medicos#medicos-especialidad']);
});

it('arrows and letters only move through the closed list: Enter selects', async () => {
  const list = await openFilter();
  await focus(list);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(list).toHaveValue('8');
  // With the browser's option order, the letter finds nothing.
  await userEvent.keyboard('c{Home}{ArrowDown}');
  await expect.element(list).toHaveValue('6');
  expect(navigations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(navigations()).toEqual(['/medicos/filtrar?especialidad=6#medicos-especialidad']);
});

it('the page of a choice has the focus in the list, announces the count, and has an address without fragment', async () => {
  history.replaceState(null, '', '/medicos/filtrar?especialidad=6#medicos-especialidad');
  await expect.element(await openFilter({ chosen: '6' })).toHaveFocus();
  expect(location.pathname + location.search + location.hash).toBe('/medicos/filtrar?especialidad=6');
  await vi.waitFor(() => expect(announced()?.textContent).toBe('11 médicos'));
});

it('a page reached in another way leaves the focus unchanged', async () => {
  await openFilter({ chosen: '6' });
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBeNull();
});
