import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ContactForm } from '@/components/contact/contact-form';
import { contactTexts } from '@/components/contact/contact-texts';
import type { Locale } from '@/lib/i18n/locales';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { CLINICS } from '../support/catalogue';
import { choose, focusedText } from '../support/controls';
import { type Answer, endpoints, heldBack, refusal, sequence } from '../support/endpoints';
import { setPageLocale } from '../support/intl';

const MESSAGE = 'Hola:\n¿abrís el 12/05/2027 a las 10:30? Tensión 120/80, rosa@gmail.com';

async function openForm(
  answer: Answer | (() => Answer | Promise<Answer>),
  locale: Locale = 'es',
  address = '/contacto',
) {
  setPageLocale(locale);
  history.replaceState(null, '', address);
  const asked = endpoints({ '/api/contactos/solicitar': answer });
  const texts = await contactTexts('Lectura Biomédica');
  await render(
    <main>
      <h2 id="escribenos-t">{texts.write}</h2>
      <ContactForm locale={locale} clinics={{ records: CLINICS }} texts={texts} />
    </main>,
  );
  const form = page.getByRole('form', { name: texts.write });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  return { texts, asked, form, field, submit: form.getByRole('button', { name: texts.submit }) };
}
type Form = Awaited<ReturnType<typeof openForm>>;

async function fillIn({ form, field, texts }: Form) {
  await choose(form, texts.clinic, 'Clínica València Centro');
  await field(texts.fullName).fill('Aina Ferrer');
  await field(texts.email).fill('aina@example.org');
  await field(texts.message).fill(MESSAGE);
  await form.getByRole('checkbox', { name: texts.terms }).click();
}

describe('a missing field', () => {
  it('is reported above the form and beside the field, and nothing is sent', async () => {
    const { texts, asked, form, field, submit } = await openForm({ ok: true });
    await submit.click();
    const summary = page.getByRole('region', { name: 'Debes rellenar todos los campos del formulario' });
    await expect.element(summary).toHaveFocus();
    expect(
      summary
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Selecciona una clínica',
      'El nombre es obligatorio',
      'El email es obligatorio',
      'El mensaje es obligatorio',
      'Debes aceptar los términos',
    ]);
    await expectAccessible();
    await summary.getByRole('link', { name: 'El mensaje es obligatorio' }).click();
    const message = field(texts.message);
    await expect.element(message).toHaveFocus();
    await expect.element(message).toHaveAccessibleDescription(/El mensaje es obligatorio$/);
    await message.fill('Hola');
    await expect.element(message).not.toHaveAttribute('aria-invalid', 'true');
    const phone = form.getByRole('textbox', { name: 'Teléfono (opcional)' });
    await phone.fill('12');
    await userEvent.tab();
    await expect.element(phone).toHaveAccessibleDescription(/^El teléfono no es válido\. /);
    expect(asked).toEqual([]);
  });

  it.each([
    ['es', 320],
    ['ca', 390],
    ['en', 1280],
  ] as const)('fits: %s, %i px', async (locale, width) => {
    await page.viewport(width, 844);
    const { submit, texts } = await openForm({ ok: true }, locale);
    await submit.click();
    await expect.element(page.getByRole('region', { name: texts.summary.incomplete })).toHaveFocus();
    await expectAccessible();
    expectNoOverflow();
  });
});

describe('the request', () => {
  it('is sent in the stored language', async () => {
    localStorage.setItem('X-LOCALE-FRONT', 'en');
    const form = await openForm({ ok: true });
    await fillIn(form);
    await form.submit.click();
    await expect.poll(() => form.asked.map(({ body }) => body)).toMatchObject([{ locale: 'en' }]);
  });

  it('has the fields of the form, which is empty afterwards', async () => {
    const form = await openForm({ ok: true, reference: 'ABCD-EFGH-JKLM' }, 'es', '/contacto?clinica=12');
    await expect.element(form.form.getByText('Clínica Paterna')).toBeInTheDocument();
    await fillIn(form);
    await form.submit.click();
    await expect.element(page.getByText(form.texts.received)).toBeVisible();
    await expect.element(page.getByText('ABCD-EFGH-JKLM')).toBeVisible();
    await expect.poll(focusedText).toContain(form.texts.received);
    const sent = { clinicId: '10', name: 'Aina Ferrer', email: 'aina@example.org', phone: '', message: MESSAGE };
    expect(form.asked.map(({ body }) => body)).toEqual([{ locale: 'es', ...sent, acceptsTerms: true }]);
    await page.getByRole('button', { name: 'Escribir otro mensaje' }).click();
    await expect.element(form.form.getByRole('combobox', { name: form.texts.clinic })).toHaveValue('');
    await expect.element(form.field(form.texts.message)).toHaveValue('');
    await expect.element(form.form.getByRole('checkbox', { name: form.texts.terms })).not.toBeChecked();
  });

  it('is sent once, however often the button is pressed', async () => {
    const slow = heldBack({ ok: true });
    const form = await openForm(slow.handler);
    await fillIn(form);
    await form.submit.dblClick();
    slow.release();
    await expect.element(page.getByText(form.texts.received)).toBeVisible();
    await expect.element(page.getByText(form.texts.referenceTitle)).not.toBeInTheDocument();
    expect(form.asked).toHaveLength(1);
  });
});

describe('a failed request', () => {
  it.each([
    ['unavailable', refusal(503, { error: 'unavailable' })],
    ['too many', refusal(429, { error: 'too_many' })],
    ['a broken connection', 'broken' as const],
  ])('is said with whom to call, loses nothing and is sent again under the same key: %s', async (_name, first) => {
    const form = await openForm(sequence(first, { ok: true }) as () => Answer);
    await fillIn(form);
    await form.submit.click();
    await expect.element(form.form.getByRole('alert')).toHaveTextContent(form.texts.failed);
    await expect.element(form.form.getByRole('alert').getByRole('link')).toHaveAttribute('href', 'tel:+34963400900');
    await expect.element(form.field(form.texts.message)).toHaveValue(MESSAGE);
    await form.submit.click();
    await expect.element(page.getByText(form.texts.received)).toBeVisible();
    const [one, other] = form.asked.map(({ key }) => key);
    expect(one).toMatch(/^[\da-f-]{36}$/);
    expect(other).toBe(one);
  });

  it('reports that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const form = await openForm('broken');
    await fillIn(form);
    await form.submit.click();
    await expect.element(form.form.getByRole('alert')).toHaveTextContent(form.texts.offline);
  });

  it('is shown beside its field when the server refuses it', async () => {
    const form = await openForm(refusal(422, { error: 'invalid', fields: { email: 'emailInvalid' } }));
    await fillIn(form);
    await form.submit.click();
    const problem = 'El correo electrónico no es válido. Escríbelo así: nombre@ejemplo.com';
    const summary = page.getByRole('region', { name: 'Hay 1 campo por corregir' });
    await expect.element(summary.getByRole('link')).toHaveTextContent(problem);
    await expect.element(form.field(form.texts.email)).toHaveAccessibleDescription(problem);
  });
});
