import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { someDay } from '../support/controls';
import { type Form, fillInCallBack, openForm } from './open-form';

const DOCTOR = { id: '12', name: 'Dra. Aina Ferrer', specialityIds: ['1'], clinicIds: ['10'] };
const FROM_DOCTOR = '/pedir-cita?especialidad=1&origen=/medicos/dra-aina-ferrer-12';
/** The choices that the dialog stores. */
const chosen: Partial<AppointmentDraft> = {
  specialityId: '1',
  clinicId: '10',
  insurer: 'mutua',
  originPath: '/medicos',
};
const address = '/pedir-cita?especialidad=1&clinica=10&origen=/medicos';

const speciality = ({ main, messages }: Form) => main.getByRole('combobox', { name: messages.speciality });

describe('what another page has asked', () => {
  it('is one line, which unfolds into the fields', async () => {
    await page.viewport(320, 844);
    const form = await openForm({ address, stored: chosen });
    const known = form.main.getByText('Mutua · Cardiología · Clínica València Centro');
    await expect.element(known).toBeVisible();
    await expect.element(speciality(form)).not.toBeInTheDocument();
    await expect.element(form.field(/^Fecha/)).toBeVisible();
    await expectAccessible();
    expectNoOverflow();
    await known.click();
    await expect.element(speciality(form)).toBeVisible();
    await expectAccessible();
  });

  it('includes the day if it was asked', async () => {
    const { day, typed } = someDay();
    const form = await openForm({ address: `${address}&fecha=${day}`, stored: { ...chosen, day } });
    await expect.element(form.main.getByText(`Cardiología · Clínica València Centro · ${typed}`)).toBeVisible();
    await expect.element(form.main.getByRole('textbox', { name: /^Fecha/ })).not.toBeInTheDocument();
  });

  it('is unfolded by an incomplete answer, and by the link of the summary', async () => {
    await page.viewport(1280, 844);
    const form = await openForm({ address, stored: chosen });
    const summary = page.getByRole('group', { name: form.texts.answersTitle });
    await summary.getByRole('link', { name: `${form.texts.change} ${form.messages.speciality}` }).click();
    await expect.element(speciality(form)).toHaveFocus();
  });

  it('is asked here if a required part is missing', async () => {
    const form = await openForm({ address: '/pedir-cita?clinica=10' });
    await expect.element(speciality(form)).toBeVisible();
    expect(form.main.element().querySelector('.form-known')).toBeNull();
  });

  it('is asked again after it was typed here, and for another appointment', async () => {
    const form = await openForm({ address, stored: { ...chosen, name: 'Aina Ferrer' } });
    await expect.element(speciality(form)).toBeVisible();
    await fillInCallBack(form);
    await form.submit.click();
    await page.getByRole('button', { name: form.texts.another }).click();
    await expect.element(speciality(form)).toBeVisible();
  });

  it('is the test of a link, for which the rest is asked', async () => {
    const form = await openForm({ address: '/pedir-cita#prueba=testAntigenos' });
    await expect.element(form.covid).toBeChecked();
    await expect.element(form.main.getByRole('radio', { name: 'Test de antígenos' })).toBeChecked();
    expect(location.hash).toBe('');
  });
});

describe('from the page of a doctor', () => {
  it('the only clinic is chosen, and the request names the doctor until another speciality is chosen', async () => {
    const form = await openForm({ address: FROM_DOCTOR, given: { '/api/citas/medico': { doctor: DOCTOR } } });
    const { main, messages, texts } = form;
    await expect.element(main.getByText(`${texts.withDoctor} ${DOCTOR.name}.`)).toBeVisible();
    await expect.element(main.getByRole('combobox', { name: messages.clinic })).toHaveValue('10');
    const hours = form.asked.filter(({ path }) => path === '/api/citas/consulta');
    expect(hours.map(({ query }) => query.get('medico'))).toEqual(['12']);
  });

  it('every clinic with the speciality can be chosen if the doctor’s do not offer it', async () => {
    const doctor = { ...DOCTOR, id: '13', name: 'Dr. Pau Sala', clinicIds: ['99'] };
    const address = '/pedir-cita?especialidad=1&origen=/medicos/dr-pau-sala-13';
    const { main } = await openForm({ address, given: { '/api/citas/medico': { doctor } } });
    await expect.element(main.getByText(doctor.name)).toBeVisible();
    await main.getByRole('combobox', { name: 'Clínica' }).click();
    await expect.element(page.getByRole('option', { name: 'Clínica València Centro' })).toBeVisible();
  });

  it('an unknown doctor is not named', async () => {
    const { main, texts } = await openForm({
      address: '/pedir-cita?especialidad=1&origen=/medicos/dra-nadie-99999',
      given: { '/api/citas/medico': { doctor: null } },
    });
    await expect.element(main.getByRole('combobox', { name: 'Clínica' })).toHaveValue('');
    await expect.element(main.getByText(texts.withDoctor)).not.toBeInTheDocument();
  });
});
