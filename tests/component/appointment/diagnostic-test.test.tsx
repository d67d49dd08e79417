import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose } from '../support/controls';
import { openForm } from './open-form';

const KNEE = {
  ...{ id: '18', name: 'Resonancia de rodilla', preparation: 'Ven sin objetos metálicos.' },
  ...{ specialityIds: ['4', '1'], clinicIds: ['10', '13'] },
};
const ADDRESS = '/pedir-cita?especialidad=4&origen=/pruebas/resonancia-de-rodilla';
const DAYS = [{ day: '2030-12-16', slots: [{ start: '0900', end: '0945' }] }];

it('from the page of a test offers its clinics and hours, says how to prepare, and sends the test', async () => {
  const form = await openForm({
    address: ADDRESS,
    given: {
      '/api/citas/prueba': { test: KNEE },
      '/api/citas/consulta': { days: DAYS },
      '/api/citas/solicitar': { ok: true, reference: '7KQF-M2TX', isBooked: true },
    },
  });
  const { main, field, texts, messages, submit } = form;
  await expect.element(main.getByText(KNEE.name).first()).toBeVisible();
  await expect.element(main.getByText(KNEE.preparation)).toBeVisible();
  await expect.element(main.getByRole('radio', { name: messages.types.pruebadiagnostica })).toBeChecked();
  await choose(main, messages.clinic, 'Clínica València Centro');
  await main.getByRole('radio', { name: '09:00' }).click();
  await field(texts.fullName).fill('Aina Ferrer');
  await field(texts.email).fill('aina@example.org');
  await field(texts.phone).fill('600 12 34 56');
  await main.getByRole('checkbox', { name: texts.terms }).click();
  await submit.click();
  await expect.element(main.getByRole('heading', { name: texts.bookedTitle })).toBeVisible();
  await expect.element(main.getByText(KNEE.preparation)).toBeVisible();
  const asked = form.asked.filter(({ path }) => path === '/api/citas/consulta').map(({ query }) => query.get('prueba'));
  expect(asked).toEqual(['18']);
  const [sent] = form.posts();
  expect(sent?.body).toMatchObject({
    draft: { testId: '18', specialityId: '4', clinicId: '10', day: '2030-12-16', slot: '0900-0945' },
  });
});

it('opens with the hour of the test that a link chose', async () => {
  const { main, texts, asked } = await openForm({
    address: '/pedir-cita?especialidad=1&clinica=13&fecha=2030-12-16&origen=/pruebas/rodilla#hueco=0900-0945&prueba=18',
    given: { '/api/citas/prueba': { test: KNEE }, '/api/citas/consulta': { days: DAYS } },
  });
  const hours = main.getByRole('radiogroup', { name: texts.hourTitle });
  await expect.element(hours.getByRole('radio', { name: '09:00' })).toBeChecked();
  await expect.element(main.getByText(KNEE.preparation)).toBeVisible();
  expect(location.hash).toBe('');
  const agendas = asked.filter(({ path }) => path === '/api/citas/consulta').map(({ query }) => query.get('prueba'));
  expect(agendas).toEqual(['18']);
});

it('drops the test when a consultation is chosen', async () => {
  const { main, messages } = await openForm({
    address: ADDRESS,
    given: { '/api/citas/prueba': { test: KNEE } },
  });
  await expect.element(main.getByText(KNEE.preparation)).toBeVisible();
  await main.getByRole('radio', { name: messages.types.consulta }).click();
  await expect.element(page.getByText(KNEE.preparation)).not.toBeInTheDocument();
});
