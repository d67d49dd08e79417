import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProductRequestForm } from '@/components/product-request/product-request-form';
import { productRequestTexts } from '@/components/product-request/product-request-texts';
import { toProductCatalogue } from '@/lib/domain/product-catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { aProduct } from '@/tests/support/domain';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { CLINICS, SPECIALITIES } from '../support/catalogue';
import { choose, focus, offered, openList } from '../support/controls';
import { type Answer, endpoints, refusal } from '../support/endpoints';
import { setPageLocale } from '../support/intl';

const PRODUCTS = [
  aProduct({
    id: '3',
    slug: 'chequeo-deportivo',
    name: 'Chequeo deportivo',
    priceCents: 14_500,
    specialityIds: ['1'],
    clinicIds: ['10', '12'],
  }),
  aProduct({
    id: '4',
    slug: 'analitica-basica',
    name: 'Analítica básica',
    priceCents: 4900,
    specialityIds: ['3'],
    clinicIds: ['10'],
  }),
  aProduct({
    id: '5',
    slug: 'revision-de-lunares',
    name: 'Revisión de lunares',
    specialityIds: ['2'],
    clinicIds: ['10'],
  }),
];

async function openForm(answer: Answer = { ok: true }, address = '/pedir-producto', locale: Locale = 'es') {
  setPageLocale(locale);
  history.replaceState(null, '', address);
  const asked = endpoints({ '/api/reservas/solicitar': answer });
  const texts = await productRequestTexts('Lectura Biomédica');
  const catalogue = toProductCatalogue(PRODUCTS, SPECIALITIES, CLINICS);
  await render(
    <main>
      <h2 id="solicitud-t">Bono</h2>
      <ProductRequestForm locale={locale} catalogue={catalogue} texts={texts} />
    </main>,
  );
  const form = page.getByRole('form', { name: 'Bono' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const fillInPerson = async () => {
    await field(texts.fullName).fill(' Aina Ferrer ');
    await field(texts.email).fill('aina@example.org');
    await field(texts.phone).fill('600 12 34 56');
    await form.getByRole('checkbox', { name: texts.terms }).click();
  };
  const summary = page.getByRole('region', { name: texts.summary.incomplete });
  return { texts, asked, form, field, fillInPerson, summary, submit: form.getByRole('button', { name: texts.submit }) };
}

describe('product and clinic', () => {
  it('limit each other, and the entry for all in either list resets both', async () => {
    const { form, texts } = await openForm();
    await choose(form, texts.product, 'Chequeo deportivo');
    await expect.element(form.getByRole('status').filter({ hasText: '145,00' })).toBeVisible();
    expect(await offered(form, texts.clinic)).toEqual([
      'Todas las clínicas',
      'Clínica València Centro',
      'Clínica Paterna',
    ]);
    await choose(form, texts.clinic, 'Clínica Paterna');
    expect(await offered(form, texts.product)).not.toContain('Analítica básica');
    await choose(form, texts.product, 'Todos los productos');
    await expect.element(form.getByText('145,00')).not.toBeInTheDocument();
    await expect.element(form.getByText('Clínica Paterna')).not.toBeInTheDocument();
    expect(await offered(form, texts.product)).toContain('Analítica básica');
    await choose(form, texts.product, 'Chequeo deportivo');
    await choose(form, texts.clinic, 'Todas las clínicas');
    await expect.element(form.getByText('145,00')).not.toBeInTheDocument();
    expect(await offered(form, texts.clinic)).toContain('Clínica Gandia');
  });

  it('are grouped by speciality, and one without a price says so', async () => {
    const { form, texts } = await openForm();
    await openList(form, texts.product);
    const groups = () =>
      [...document.querySelectorAll('[role=listbox] .picker-group')].map(({ textContent }) => textContent);
    expect(groups()).toEqual(['Cardiología', 'Dermatología', 'Pediatría']);
    await userEvent.keyboard('lunares');
    await expect.element(page.getByRole('listbox').getByRole('option')).toHaveTextContent('Revisión de lunares');
    expect(groups()).toEqual(['Dermatología']);
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByRole('status').filter({ hasText: 'Consulta el precio' })).toBeVisible();
  });
});

describe('the product request', () => {
  it('is made with the keyboard only', async () => {
    const { submit, texts, form, asked } = await openForm();
    await focus(form.getByRole('combobox', { name: texts.product }));
    for (const typed of ['deportivo', 'paterna']) {
      await expect.poll(() => document.activeElement?.getAttribute('aria-autocomplete')).toBe('list');
      await userEvent.keyboard(typed);
      await expect.element(page.getByRole('listbox').getByRole('option')).toHaveTextContent(new RegExp(typed, 'i'));
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
      await userEvent.tab();
    }
    await userEvent.keyboard('Aina Ferrer{Tab}aina@example.org{Tab}600123456{Tab}{ }');
    await expect.element(form.getByRole('checkbox', { name: texts.terms })).toBeChecked();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(submit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(texts.received)).toBeVisible();
    expect(texts.received).toMatch(/nos pondremos en contacto contigo en menos de 24 horas para concertar la cita\.$/);
    expect(asked).toHaveLength(1);
  });

  it('begins with the choices of the address, is empty after sending, and links back to the previous page', async () => {
    const address = '/pedir-producto?producto=3&clinica=12&origen=/productos/chequeo-deportivo';
    const { submit, texts, form, field, fillInPerson, asked } = await openForm({ ok: true }, address);
    await fillInPerson();
    await form.getByRole('checkbox', { name: texts.newsletter }).click();
    await submit.click();
    await expect
      .element(page.getByRole('link', { name: 'Volver a la página anterior' }))
      .toHaveAttribute('href', '/productos/chequeo-deportivo');
    const sent = {
      productId: '3',
      clinicId: '12',
      name: ' Aina Ferrer ',
      email: 'aina@example.org',
      phone: '600 12 34 56',
    };
    expect(asked[0]?.body).toEqual({ locale: 'es', ...sent, newsletter: true, acceptsTerms: true });
    expect(location.search).toBe('');
    await page.getByRole('button', { name: 'Pedir otro producto' }).click();
    for (const name of [texts.product, texts.clinic])
      await expect.element(form.getByRole('combobox', { name })).toHaveValue('');
    await expect.element(field(texts.fullName)).toHaveValue('');
    await expect.element(form.getByRole('checkbox', { name: texts.terms })).not.toBeChecked();
    await expect.element(form).toHaveFocus();
  });

  it.each([
    ['es', 320],
    ['ca', 390],
    ['en', 1280],
  ] as const)('says what is missing: %s, %i px', async (locale, width) => {
    await page.viewport(width, 844);
    const { submit, summary, asked } = await openForm({ ok: true }, '/pedir-producto', locale);
    await submit.click();
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole('link')).toHaveLength(6);
    await expectAccessible();
    expectNoOverflow();
    expect(asked).toEqual([]);
  });

  it('names the hours of the call if it comes later than in 24 hours', async () => {
    const call = 'el lunes, 30 de noviembre, entre las 7:40 y las 22:00';
    const address = '/pedir-producto?producto=3&clinica=12';
    const { submit, texts, fillInPerson } = await openForm({ ok: true, call }, address);
    await fillInPerson();
    await submit.click();
    await expect.element(page.getByText(`nos pondremos en contacto contigo ${call} para concertar`)).toBeVisible();
    await expect.element(page.getByText(`Te llamamos ${call}, para acordar`)).toBeVisible();
    await expect.element(page.getByText(texts.received)).not.toBeInTheDocument();
  });

  it('clears its messages once another product is selected', async () => {
    const { submit, summary, form, field, texts } = await openForm();
    await submit.click();
    await summary.getByRole('link', { name: 'El teléfono es obligatorio' }).click();
    await expect.element(field(texts.phone)).toHaveFocus();
    await expect.element(field(texts.phone)).toHaveAccessibleDescription('El teléfono es obligatorio');
    await choose(form, texts.product, 'Chequeo deportivo');
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(form.getByText('Selecciona un producto')).not.toBeInTheDocument();
    await submit.click();
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole('link')).toHaveLength(5);
  });

  it('shows a refusal of the server beside its field', async () => {
    const answer = refusal(422, { error: 'invalid', fields: { email: 'emailInvalid' } });
    const { submit, field, texts, summary, fillInPerson } = await openForm(
      answer,
      '/pedir-producto?producto=3&clinica=12',
    );
    await fillInPerson();
    await submit.click();
    const problem = 'El correo electrónico no es válido. Escríbelo así: nombre@ejemplo.com';
    await expect
      .element(page.getByRole('region', { name: 'Hay 1 campo por corregir' }).getByRole('link'))
      .toHaveTextContent(problem);
    await expect.element(summary).not.toBeInTheDocument();
    await expect.element(field(texts.email)).toHaveAccessibleDescription(problem);
  });
});
