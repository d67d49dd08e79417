import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { readWizard } from '@/lib/browser/wizard-storage';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { heldBack, refusal } from '../support/endpoints';
import { navigations } from '../support/navigations';
import { openConsent } from './open-consent';
import { openForm, storedBooking } from './open-form';

describe('the consent step', () => {
  it.each([
    ['es', null],
    ['ca', null],
    ['en', { draft: { ...storedBooking(), type: 'testSangre' as 'testPCR' } }],
  ] as const)('says that there is no booking, or an altered one, and leads on (M137): %s', async (locale, wizard) => {
    if (wizard) sessionStorage.setItem('cita.1', JSON.stringify({ at: Date.now(), wizard }));
    const { main, texts } = await openConsent({ ok: true }, null, locale);
    const prefix = locale === 'es' ? '' : `/${locale}`;
    await expect.element(main.getByRole('heading', { name: texts.emptyTitle })).toBeVisible();
    await expect.element(main.getByText(texts.emptyText)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: texts.askAgain }))
      .toHaveAttribute('href', `${prefix}/pedir-cita`);
    await expect.element(main.getByRole('link', { name: texts.home })).toHaveAttribute('href', prefix || '/');
  });

  it.each([
    ['es', 'testPCR', 320, 'En qué consiste la prueba', /reacción en cadena de la polimerasa/, 4],
    ['es', 'pcrVariant', 1280, 'Limitaciones', /secuenciación completa/, 4],
    ['ca', 'testSerologico', 390, 'Resultats', /quin tipus/, 4],
    ['en', 'testAntigenos', 1280, 'What the test is', /first 5 days of symptoms/, 5],
  ] as const)('opens the text of the test before the buttons, and folds it (M138, M139): %s %s', async (...row) => {
    const [locale, type, width, folded, says, parts] = row;
    await page.viewport(width, 900);
    const { main } = await openConsent({ ok: true }, { draft: storedBooking({ type }) }, locale);
    await expect.element(main.getByText(says)).toBeVisible();
    const details = [...document.querySelectorAll<HTMLDetailsElement>('.consent-sheet details')];
    expect(details.map(({ open }) => open)).toEqual(Array(parts).fill(true));
    await expectAccessible();
    await main.getByText(folded, { exact: true }).click();
    await expect.element(main.getByText(says)).not.toBeVisible();
    expectNoOverflow();
  });

  it('has the title of an appointment request (M138), ends with the notice on data protection (M140) and shows a summary with the price (M148)', async () => {
    const { main, texts } = await openConsent({ ok: true });
    const headings = main.getByRole('heading').elements();
    expect(headings.slice(0, 2).map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H1', 'Pedir cita'],
      ['H2', 'Consentimiento informado'],
    ]);
    const notice = main.getByRole('region', { name: 'Protección de datos' });
    await expect.element(notice.getByRole('listitem')).toHaveLength(5);
    await expect.element(notice.getByText('delegado de protección de datos')).toBeVisible();
    const summary = page.getByRole('complementary', { name: 'Tu reserva' });
    for (const text of ['PCR nasofaríngea', 'Clínica València Centro', /^59,00\s€$/])
      await expect.element(summary.getByText(text)).toBeVisible();
    await expect.element(main.getByRole('link', { name: texts.back })).toHaveAttribute('href', '/pedir-cita');
  });

  it('shows the price that was stored with the booking', async () => {
    await openConsent({ ok: true }, { draft: storedBooking(), priceCents: 4500 });
    const summary = page.getByRole('complementary', { name: 'Tu reserva' });
    await expect.element(summary.getByText(/^45,00\s€$/)).toBeVisible();
  });

  it('leads from each answer to its own field, with the keyboard only', async () => {
    const { main } = await openConsent({ ok: true });
    const links = main.getByRole('region', { name: 'Comprueba tus datos' }).getByRole('link').elements();
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.length).toBeGreaterThan(12);
    (links[0] as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(navigations()).toEqual([hrefs[0]]));
    for (const hash of ['cita-birthDate', 'cita-hasSymptoms', 'cita-reason', 'cita-billingDiffers']) {
      expect(hrefs).toContain(`/pedir-cita#${hash}`);
      await cleanup();
      await openForm({ address: `/pedir-cita#${hash}` });
      await vi.waitFor(() => expect(document.activeElement?.closest('[id]')?.id).toContain(hash));
      expect(location.hash).toBe('');
    }
  });
});

describe('its buttons', () => {
  it('send nothing before an hour is selected (M142)', async () => {
    const { decide, pay, callMe, posts } = await openConsent({ ok: true }, { draft: storedBooking({ slot: '' }) });
    await decide();
    for (const button of [pay, callMe]) {
      await expect.element(button).toBeDisabled();
      await expect.element(button).toHaveAccessibleDescription(/^Falta la clínica o la hora/);
      (button.element() as HTMLElement).click();
    }
    expect(posts()).toEqual([]);
  });

  it('name the unanswered questions one by one (M143)', async () => {
    const { pay, questions, posts } = await openConsent({ ok: true });
    await pay.click();
    const summary = page.getByRole('region', { name: 'Debes rellenar todos los campos del formulario' });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole('link')).toHaveLength(2);
    await summary.getByRole('link').nth(1).click();
    await expect.element(questions.nth(1).getByRole('radio').first()).toHaveFocus();
    await expect.element(questions.nth(1)).toHaveAccessibleDescription('Selecciona una opción');
    await expectAccessible();
    await userEvent.keyboard(' ');
    await expect.element(summary.getByRole('link')).toHaveLength(1);
    expect(posts()).toEqual([]);
  });

  it('request a call, and read its hours if it comes later than in 24 hours', async () => {
    const call = 'el lunes, 30 de noviembre, entre las 7:40 y las 22:00';
    const { decide, callMe, texts } = await openConsent({ ok: true, call });
    await decide();
    await callMe.click();
    await expect.element(page.getByText(`Te llamamos ${call}.`)).toBeVisible();
    await expect.element(page.getByText(texts.next1)).not.toBeInTheDocument();
  });

  it('request a call once, and the confirmation takes the focus (M141, M146)', async () => {
    const slow = heldBack({ ok: true, reference: '7KQF-M2TX' });
    const { decide, callMe, pay, main, posts, texts } = await openConsent(slow.handler);
    await decide();
    await callMe.dblClick();
    slow.release();
    const title = page.getByRole('heading', { level: 1, name: texts.received });
    await expect.element(title).toHaveFocus();
    await expect.element(main.getByRole('link', { name: texts.askAgain })).toHaveAttribute('href', '/pedir-cita');
    const names = [...main.element().querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Servicio', 'Día que pediste', 'Clínica', 'Paciente', 'Importe', 'Referencia']);
    const values = [...main.element().querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(values[1]).toMatch(/ a las 09:15$/);
    expect(values.slice(4)).toEqual(['59,00\u00a0€, se paga en la clínica', '7KQF-M2TX']);
    await expect.element(main.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/');
    await expect.element(pay).not.toBeInTheDocument();
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(posts()[0]?.body).toMatchObject({
      locale: 'es',
      draft: { name: 'Aina', slot: '0915-0930' },
      consent: { research: '0', notifications: '1', paysOnline: false },
    });
    expect(readWizard(Date.now())).toBeNull();
    await expectAccessible();
  });

  it('lead to the payment', async () => {
    const { decide, pay } = await openConsent({ ok: true, paymentUrl: 'https://pay.example.test/1' });
    await decide();
    await pay.click();
    await vi.waitFor(() => expect(navigations()).toEqual(['https://pay.example.test/1']));
  });
});

describe('a booking that is refused', () => {
  it('because its hour is taken leads back to the form, which reports it (M147)', async () => {
    const { decide, pay } = await openConsent(refusal(409, { error: 'slot_taken' }));
    await decide();
    await pay.click();
    await vi.waitFor(() => expect(navigations()).toEqual(['/pedir-cita']));
    expect(readWizard(Date.now())).toMatchObject({ redirectBack: true, draft: { surnames: 'Ferrer Soler' } });
  });

  it('because of its data leads back to the form, which names the fields', async () => {
    const { decide, pay, main } = await openConsent(refusal(422, { error: 'invalid', fields: { day: 'dayPast' } }));
    await decide();
    await pay.click();
    const alert = main.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Hay datos de tu reserva que no son correctos.');
    await alert.getByRole('link', { name: 'Cambiar' }).click();
    await vi.waitFor(() => expect(navigations()).toEqual(['/pedir-cita']));
    await cleanup();
    const form = await openForm();
    const summary = form.main.getByRole('region', { name: /campo/ });
    await expect.element(summary.getByRole('link', { name: 'La fecha ya ha pasado. Selecciona otra' })).toBeVisible();
    await expect.element(form.field('Apellidos')).toHaveValue('Ferrer Soler');
  });

  it('by a broken connection is reported, and trying again repeats the same attempt', async () => {
    const first = await openConsent('broken');
    await first.decide();
    await first.pay.click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect.element(alert).toHaveTextContent('Se ha producido un error. Por favor, inténtelo de nuevo.');
    await expect.element(alert.getByRole('link', { name: '963 400 900' })).toBeVisible();
    await expectAccessible();
    await cleanup(); // Like a reload.
    const again = await openConsent('broken', readWizard(Date.now()));
    await expect
      .element(again.questions.nth(1).getByRole('radio', { name: again.texts.yes, exact: true }))
      .toBeChecked();
    await again.pay.click();
    await expect.element(alert).toBeVisible();
    await again.callMe.click();
    await vi.waitFor(() => expect(again.posts()).toHaveLength(2));
    const [key] = first.posts().map((one) => one.key);
    expect(again.posts()[0]?.key).toBe(key);
    expect(again.posts()[1]?.key).not.toBe(key);
  });
});
