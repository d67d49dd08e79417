import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShopFilterPart } from '@/components/shop/shop-filter-part';
import type { ShopChoice } from '@/lib/domain/shop';
import { shopLists } from '@/lib/domain/shop-lists';
import { aProduct } from '@/tests/support/domain';
import { expectAccessible } from '../support/accessible';
import { CLINICS, SPECIALITIES } from '../support/catalogue';
import { focus } from '../support/controls';
import { navigations } from '../support/navigations';

const NOTHING: ShopChoice = { specialityId: null, clinicId: null, order: null };
const STOCK = [
  aProduct({ id: '1', specialityIds: ['1'], clinicIds: ['10', '11'] }),
  aProduct({ id: '2', specialityIds: ['2'], clinicIds: ['10'] }),
  aProduct({ id: '3', specialityIds: ['2'], clinicIds: ['12'] }),
];

async function openFilter() {
  const lists = shopLists(SPECIALITIES, CLINICS, NOTHING, '');
  const props = { locale: 'es', choice: NOTHING, isClinicMissing: false, stock: STOCK, lists } as const;
  await render(
    <main>
      {await ShopFilterPart({ ...props, find: { text: '', total: 0 }, total: STOCK.length, canReset: false })}
    </main>,
  );
  const list = (name: string) => page.getByRole('combobox', { name });
  return {
    speciality: list('Especialidad'),
    clinic: list('Clínica'),
    status: page.getByRole('status'),
    send: page.getByRole('button', { name: 'Filtrar' }),
    names: (name: string) => [...(list(name).element() as HTMLSelectElement).options].map(({ text }) => text),
  };
}

it('the two lists limit each other before anything is sent, and the count is announced', async () => {
  const { speciality, clinic, status, names } = await openFilter();
  const every = [names('Especialidad'), names('Clínica')];
  await speciality.selectOptions('Dermatología');
  await expect.element(status).toHaveTextContent('3 bonos');
  expect(names('Clínica')).toEqual(['Elige clínica', 'Clínica València Centro', 'Clínica Paterna']);
  await clinic.selectOptions('Clínica València Centro');
  await expect.element(status).toHaveTextContent('1 bono con esta selección: pulsa Filtrar');
  expect(names('Especialidad')).not.toEqual(every[0]?.slice(0, 2));
  await clinic.selectOptions('Elige clínica');
  await speciality.selectOptions('Todas');
  expect([names('Especialidad'), names('Clínica')]).toEqual(every);
  await expect.element(status).toHaveTextContent('3 bonos');
  expect(navigations()).toEqual([]);
});

it('the filter is used with the keyboard only', async () => {
  const { speciality, clinic } = await openFilter();
  await focus(speciality);
  await userEvent.keyboard('Dermat{Tab}');
  await expect.element(clinic).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Tab}{Enter}');
  await vi.waitFor(() => expect(navigations()).toEqual(['/especial-online?especialidad=2&clinica=10']));
});

it('a filter without a clinic is not sent: the clinic is required', async () => {
  const { speciality, clinic, send } = await openFilter();
  await speciality.selectOptions('Dermatología');
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Debes seleccionar una clínica$/);
  await expect.element(clinic).toHaveAccessibleDescription(/Debes seleccionar una clínica$/);
  await expect.element(clinic).toHaveAttribute('aria-invalid', 'true');
  await expect.element(clinic).toHaveFocus();
  await expectAccessible();
  expect(navigations()).toEqual([]);
  await speciality.selectOptions('Todas');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await clinic.selectOptions('Clínica Gandia');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
