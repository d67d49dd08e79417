import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { choose } from '../support/controls';
import { refusal } from '../support/endpoints';
import { fillInCallBack, openForm } from './open-form';

/** A link to an hour at a place; each test has its own place, because hours are cached in the page. */
const linkTo = (place: string) => `/pedir-cita?${place}&fecha=2100-03-01#hueco=0900-0920`;

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

describe('a call request', () => {
  it('names the missing fields above the form and beside each field', async () => {
    const { submit, summary, field, posts } = await openForm();
    await submit.click();
    await expect.element(summary).toHaveFocus();
    expect(textsOf(summary.getByRole('link').elements())).toEqual([
      'Selecciona una especialidad',
      'Selecciona una clínica',
      'El nombre es obligatorio',
      'El email es obligatorio',
      'El teléfono es obligatorio',
      'Debes aceptar los términos',
    ]);
    await summary.getByRole('link', { name: 'El teléfono es obligatorio' }).click();
    const phone = field('Teléfono');
    await expect.element(phone).toHaveFocus();
    await expect.element(phone).toHaveAccessibleDescription('El teléfono es obligatorio');
    await phone.fill('600 12 34 56');
    await expect.element(phone).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(summary.getByRole('link', { name: 'El teléfono es obligatorio' })).not.toBeInTheDocument();
    expect(posts()).toEqual([]);
  });

  it.each([
    ['es', 320],
    ['ca', 390],
    ['en', 1280],
  ] as const)('fits with what is missing: %s, %i px', async (locale, width) => {
    await page.viewport(width, 844);
    const { submit, summary } = await openForm({ locale });
    await submit.click();
    await expect.element(summary).toHaveFocus();
    await expectAccessible();
    expectNoOverflow();
  });

  it('is not sent with a day that does not exist or is over', async () => {
    const form = await openForm();
    await fillInCallBack(form);
    const day = form.field(/^Fecha/);
    const wrong = page.getByRole('region', { name: /campo/ });
    for (const [typed, problem] of [
      ['31/02/2030', /dd\/mm\/aaaa/],
      ['01/01/2020', /La fecha ya ha pasado/],
    ] as const) {
      await day.fill(typed);
      await userEvent.keyboard('{Enter}');
      await expect.element(wrong.getByRole('link', { name: problem })).toBeVisible();
      await expect.element(day).toHaveAccessibleDescription(problem);
      await expect.element(day).toHaveValue(typed);
    }
    await day.fill('');
    await form.submit.click();
    await expect.element(page.getByText(form.texts.received)).toBeVisible();
    expect(form.posts()).toHaveLength(1);
  });

  it('for a consultation requires a document, which is checked', async () => {
    const { main, field } = await openForm();
    const number = field(/^DNI o NIE/);
    await expect.element(number).not.toBeInTheDocument();
    await main.getByRole('radio', { name: 'Consulta' }).click();
    await number.fill('12345678A');
    await userEvent.tab();
    await expect.element(number).toHaveAccessibleDescription('DNI/NIE no válido. Revisa los números y la letra');
    await number.fill('X1234567L');
    await expect.element(number).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('never sends the name of an insurer, and offers the online prices without one', async () => {
    const form = await openForm();
    const { field, main, texts, posts } = form;
    const insurer = field(/^Aseguradora/);
    await insurer.selectOptions('privada');
    const prices = main.getByRole('link', { name: 'Ver precios especiales' });
    await expect.element(prices).toHaveAttribute('href', '/especial-online');
    await insurer.selectOptions('otra');
    await expect.element(prices).not.toBeInTheDocument();
    const named = field(/^¿Cuál es tu aseguradora\?/);
    await expect.element(named).toHaveAttribute('maxlength', '50');
    await named.fill('Mutualidad Secreta');
    await fillInCallBack(form);
    await form.submit.click();
    await expect.element(page.getByText(texts.received)).toBeVisible();
    expect(JSON.stringify(posts())).not.toContain('Secreta');
    expect(posts()[0]?.body).toMatchObject({
      locale: 'es',
      draft: { isCovid: false, insurer: 'otra', name: 'Aina Ferrer', acceptsTerms: true },
    });
  });

  it('keeps the choices of the previous page', async () => {
    const address = '/pedir-cita?especialidad=1&origen=/especialidades/cardiologia&fecha=2100-03-01';
    const form = await openForm({ address });
    await expect.element(form.field(/^Fecha/)).toHaveValue('01/03/2100');
    await fillInCallBack(form);
    await form.submit.click();
    await expect.element(page.getByText(form.texts.received)).toBeVisible();
    const draft = { originPath: '/especialidades/cardiologia', specialityId: '1', day: '2100-03-01' };
    expect(form.posts()[0]?.body).toMatchObject({ draft });
  });

  it('opens the basic information on data protection', async () => {
    const { main } = await openForm();
    const name = 'Información básica sobre protección de datos';
    await main.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    for (const part of ['Responsable', 'Finalidad', 'Destinatarios', 'Derechos'])
      await expect.element(dialog.getByText(part, { exact: true })).toBeVisible();
    const policy = dialog.getByRole('link', { name: 'Ver la política de privacidad' });
    await expect.element(policy).toHaveAttribute('href', '/politica-privacidad');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('an hour of a consultation', () => {
  const slots = (...starts: string[]) =>
    starts.map((start) => ({ start, end: `${Number(start) + 20}`.padStart(4, '0') }));
  const first = { days: [{ day: '2100-03-01', slots: slots('0900', '0920') }] };
  const later = { days: [{ day: '2100-03-08', slots: slots('1000') }] };
  const consult = (url: URL) => (url.searchParams.has('fecha') ? later : first);

  it('can be searched on later days, survives a reload, and is cleared with another clinic', async () => {
    const given = { '/api/citas/consulta': consult };
    let form = await openForm({ given });
    await choose(form.main, 'Especialidad', 'Dermatología');
    await choose(form.main, 'Clínica', 'Clínica València Centro');
    const hours = page.getByRole('radiogroup', { name: form.texts.hourTitle });
    await expect.element(hours.getByRole('radio', { name: form.texts.hourCall })).toBeChecked();
    await hours.getByRole('button', { name: form.texts.hourMore }).click();
    await expect.element(hours.getByRole('radio', { name: '10:00' })).toBeInTheDocument();
    await hours.getByRole('button', { name: form.texts.hourFirstDays }).click();
    await hours.getByRole('button', { name: form.texts.hourFirst }).click();
    await expect.element(hours.getByRole('radio', { name: '09:00' })).toBeChecked();
    await expect.element(form.field(/^Fecha/)).not.toBeInTheDocument();
    await vi.waitFor(() => expect(sessionStorage.getItem('cita.1')).toContain('0900-0920'));
    await cleanup();
    form = await openForm({ given, address: location.pathname + location.search });
    await expect.element(hours.getByRole('radio', { name: '09:00' })).toBeChecked();
    await choose(form.main, 'Clínica', 'Clínica Paterna');
    await expect.element(hours.getByRole('radio', { name: form.texts.hourCall })).toBeChecked();
    await expect.element(form.field(/^Fecha/)).toBeVisible();
  });

  it('of a link is chosen, and the day is asked for only without it', async () => {
    const form = await openForm({
      given: { '/api/citas/consulta': consult },
      address: linkTo('especialidad=2&clinica=10'),
    });
    const hours = page.getByRole('radiogroup', { name: form.texts.hourTitle });
    await expect.element(hours.getByRole('radio', { name: '09:00' })).toBeChecked();
    expect(location.hash).toBe('');
    await hours.getByRole('radio', { name: form.texts.hourCall }).click();
    await expect.element(form.field(/^Fecha/)).toHaveValue('');
  });

  it('of a link that is no longer free is named, and the next ones are offered', async () => {
    const days = [{ day: '2100-03-01', slots: slots('0920') }];
    const form = await openForm({
      given: { '/api/citas/consulta': { days } },
      address: linkTo('especialidad=1&clinica=13'),
    });
    const hours = page.getByRole('radiogroup', { name: form.texts.hourTitle });
    const notice = hours.getByRole('status').filter({ hasText: 'lunes, 1 de marzo de 2100, 09:00' });
    await expect.element(notice).toBeVisible();
    await expect.element(hours.getByRole('radio', { name: form.texts.hourCall })).toBeChecked();
    await expectAccessible();
    await hours.getByRole('radio', { name: '09:20' }).click();
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('of a link to an agenda without free hours becomes a call', async () => {
    const form = await openForm({ address: linkTo('especialidad=3&clinica=11') });
    await expect.element(form.main.getByText(/ahora no hay otras/)).toBeVisible();
    await expect.element(form.field(/^Fecha/)).toBeVisible();
  });

  it('that another patient has taken is reported, and not offered again', async () => {
    let isTaken = false;
    const refused = () => {
      isTaken = true;
      return refusal(422, { error: 'invalid', fields: { slot: 'slotTaken' } });
    };
    const free = () => ({ days: [{ day: '2100-03-01', slots: slots(...(isTaken ? ['0920'] : ['0900', '0920'])) }] });
    const form = await openForm({ given: { '/api/citas/consulta': free, '/api/citas/solicitar': refused } });
    const { main, texts } = form;
    await fillInCallBack(form);
    const hours = main.getByRole('radiogroup', { name: texts.hourTitle });
    await hours.getByRole('radio', { name: '09:00' }).click();
    await form.submit.click();
    await main
      .getByRole('region', { name: /campo por corregir/ })
      .getByRole('link')
      .click();
    await expect.element(hours).toHaveAccessibleDescription(new RegExp(texts.errors.slotTaken));
    await expect.element(hours.getByRole('radio', { name: '09:00' })).not.toBeInTheDocument();
    await expect.element(hours.getByRole('radio', { name: '09:20' })).toBeInTheDocument();
  });
});
