import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { Locale } from '@/lib/i18n/locales';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { focus } from '../support/controls';
import { heldBack, refusal, sequence } from '../support/endpoints';
import { type Form, fillInCallBack, openForm } from './open-form';

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const answers = ({ texts }: Form) => page.getByRole('group', { name: texts.answersTitle });

describe('the button "Pedir cita"', () => {
  it('sends every field of the request with one press, and the form is empty afterwards', async () => {
    const phone = [{ text: '963 400 901', number: '+34963400901' }];
    const form = await openForm({
      address: '/pedir-cita?origen=/especialidades/cardiologia',
      given: {
        '/api/citas/solicitar': { ok: true, reference: '7KQF-M2TX' },
        '/api/clinicas': [{ id: '10', name: 'Otra', address: 'Carrer Major, 1', phone }],
      },
    });
    const { field, main, submit, texts, posts } = form;
    await fillInCallBack(form);
    await field(/^Aseguradora/).selectOptions('mutua');
    await main.getByRole('radio', { name: 'Consulta' }).click();
    await main.getByRole('radio', { name: 'Tarde' }).click();
    await field(/^Fecha/).fill('01/03/2100');
    await field(/^DNI o NIE/).fill('X1234567L');
    await submit.click();
    await expect.element(page.getByText(texts.received)).toBeVisible();
    expect(posts()).toHaveLength(1);
    const draft = (posts()[0]?.body as { draft?: unknown } | undefined)?.draft;
    expect(draft).toMatchObject({
      ...{ isCovid: false, type: 'consulta', insurer: 'mutua', specialityId: '1', clinicId: '10' },
      ...{ preferredTime: 'evening', day: '2100-03-01', slot: '', name: 'Aina Ferrer', email: 'aina@example.org' },
      ...{ phone: '600 12 34 56', documentNumber: 'X1234567L', acceptsTerms: true },
      originPath: '/especialidades/cardiologia',
    });
    await expect.element(main.getByRole('link', { name: '963 400 901' })).toHaveAttribute('href', 'tel:+34963400901');
    const rows = [...main.element().querySelectorAll('.request-received dl > div')];
    expect(rows.map((row) => textsOf(row.children))).toEqual([
      ...[
        ['Tipo de cita', 'Consulta'],
        ['Servicio', 'Cardiología'],
        ['Día que pediste', 'lunes, 1 de marzo de 2100'],
      ],
      ...[
        ['Franja preferida', 'Tarde'],
        ['Clínica', 'Clínica València Centro'],
      ],
      ...[
        ['Dirección', 'Carrer Major, 1Cómo llegar '],
        ['Teléfono', '963 400 901'],
      ],
      ...[
        ['Paciente', 'Aina Ferrer'],
        ['Aseguradora', 'Mutua'],
        ['Referencia', '7KQF-M2TX'],
      ],
    ]);
    for (const item of Object.values(texts.card.bring)) await expect.element(main.getByText(item)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Pedir otra cita' }).click();
    for (const name of ['Especialidad', 'Clínica'])
      await expect.element(main.getByRole('combobox', { name })).toHaveValue('');
    await expect.element(field('Nombre y apellidos')).toHaveValue('');
    await expect.element(main.getByRole('checkbox', { name: texts.terms })).not.toBeChecked();
    await expect.element(answers(form)).not.toBeInTheDocument();
  });

  it('sends one request when it is pressed twice and Enter is pressed in a field', async () => {
    const { handler, release } = heldBack({ ok: true });
    const form = await openForm({ given: { '/api/citas/solicitar': handler } });
    await fillInCallBack(form);
    await form.submit.dblClick();
    await focus(form.field('Teléfono'));
    await userEvent.keyboard('{Enter}{Enter}');
    release();
    await expect.element(page.getByText(form.texts.received)).toBeVisible();
    expect(form.posts()).toHaveLength(1);
  });

  it('repeats the same request under the same key after a failure, and after a reload', async () => {
    const given = { '/api/citas/solicitar': sequence(refusal(503), refusal(503), { ok: true }) };
    const form = await openForm({ given });
    await fillInCallBack(form);
    await form.submit.click();
    const alert = form.main.getByRole('alert').filter({ hasText: form.texts.failed });
    await expect.element(alert.getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
    await form.submit.click();
    await expect.poll(() => form.posts()).toHaveLength(2);
    await expect.element(alert).toBeVisible();
    await cleanup();
    const again = await openForm({ address: location.pathname + location.search });
    await expect.element(again.field('Teléfono')).toHaveValue('600 12 34 56');
    await expect.element(again.main.getByRole('combobox', { name: 'Clínica' })).toHaveValue('10');
    await again.submit.click();
    await expect.element(page.getByText(again.texts.received)).toBeVisible();
    const sent = [...form.posts(), ...again.posts()];
    expect(sent).toHaveLength(3);
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[2]?.body).toEqual(sent[0]?.body);
    expect(sessionStorage.getItem('cita.1')).toBeNull();
  });

  it('sends a changed request under another key after a reload', async () => {
    const form = await openForm({ given: { '/api/citas/solicitar': refusal(503) } });
    await fillInCallBack(form);
    await form.submit.click();
    await expect.element(form.main.getByRole('alert')).toBeVisible();
    await cleanup();
    const again = await openForm({ address: location.pathname + location.search });
    await expect.element(again.field('Teléfono')).toHaveValue('600 12 34 56');
    await again.field('Teléfono').fill('611 22 33 44');
    await again.submit.click();
    await expect.element(page.getByText(again.texts.received)).toBeVisible();
    expect(again.posts()[0]?.key).not.toBe(form.posts()[0]?.key);
  });
});

describe('the summary of the answers', () => {
  it('lists the answers above the button, and each answer leads back to its field', async () => {
    await page.viewport(1280, 844);
    const form = await openForm();
    const { field, main, submit, posts } = form;
    const summary = answers(form);
    await expect.element(summary).not.toBeInTheDocument();
    await fillInCallBack(form);
    await main.getByRole('radio', { name: 'Consulta' }).click();
    await field(/^Aseguradora/).selectOptions('otra');
    await field(/^¿Cuál es tu aseguradora\?/).fill('Mutualidad');
    await expect.element(summary).toHaveAttribute('open');
    expect(textsOf(summary.element().querySelectorAll('dt'))).toEqual([
      ...['Aseguradora', 'Especialidad', 'Tipo de cita', 'Clínica', 'Nombre y apellidos', 'Correo electrónico'],
      'Teléfono',
    ]);
    expect(textsOf(summary.element().querySelectorAll('dd:nth-of-type(1)'))).toEqual([
      ...['Otra aseguradora', 'Cardiología', 'Consulta', 'Clínica València Centro', 'Aina Ferrer', 'aina@example.org'],
      '600 12 34 56',
    ]);
    const order = summary.element().compareDocumentPosition(submit.element());
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectAccessible();
    await focus(summary.getByRole('link', { name: 'Cambiar Teléfono' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Teléfono')).toHaveFocus();
    await field('Teléfono').fill('611 22 33 44');
    await expect.element(summary.getByText('611 22 33 44')).toBeVisible();
    await summary.getByRole('link', { name: 'Cambiar Especialidad' }).click();
    await expect.element(main.getByRole('combobox', { name: 'Especialidad' })).toHaveFocus();
    await expect.element(field(/^¿Cuál es tu aseguradora\?/)).toHaveValue('Mutualidad');
    expect(posts()).toEqual([]);
  });

  it.each(['es', 'ca', 'en'] as Locale[])('is collapsed on a phone and stays open once opened: %s', async (locale) => {
    await page.viewport(320, 844);
    const form = await openForm({ locale });
    await fillInCallBack(form);
    const summary = answers(form);
    await expect.element(summary).not.toHaveAttribute('open');
    await summary.getByText(form.texts.answersTitle).click();
    await expect.element(summary.getByText('aina@example.org')).toBeVisible();
    await form.field(form.texts.phone).fill('611 22 33 44');
    await expect.element(summary.getByText('611 22 33 44')).toBeVisible();
    await expectAccessible();
    expectNoOverflow();
  });

  it('is not shown for a COVID-19 test, whose answers are on the consent step', async () => {
    const form = await openForm();
    await fillInCallBack(form);
    await expect.element(answers(form)).toBeInTheDocument();
    await form.covid.click();
    await expect.element(answers(form)).not.toBeInTheDocument();
  });
});
