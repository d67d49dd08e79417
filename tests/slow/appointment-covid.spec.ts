import { expect, expectAccessible, test } from '../e2e/visit';
import {
  birthDate,
  chooseSlot,
  covidClinic,
  DAY,
  field,
  fillPatient,
  form,
  openCovid,
  STORED,
  store,
  stored,
} from '../support/covid-visit';

test('COVID mode has its own fields, steps and button, and names everything that is missing', async ({ page }) => {
  await page.goto('/pedir-cita');
  await expect(page.getByRole('navigation', { name: 'Pasos de la reserva' })).toHaveCount(0);
  await form(page).getByLabel('Quiero un test de COVID-19').check();
  const steps = page.getByRole('navigation', { name: 'Pasos de la reserva' }).getByRole('listitem');
  await expect(steps).toContainText(['Datos', 'Consentimiento informado', 'Pago']);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  for (const test of ['PCR nasofaríngea', 'PCR con estudio de variante', 'Test de antígenos', 'Test serológico']) {
    await expect(form(page).getByRole('radio', { name: test, exact: true })).not.toBeChecked();
  }
  await expect(form(page).getByText(/entre 1 y 5 días.*se recomienda una PCR/)).toBeVisible();
  await expect(form(page).getByText('hace más de 2 o 3 semanas')).toBeVisible();
  await expect(form(page).getByText(/deben corresponder a una residencia en España/)).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Siguiente' })).toBeVisible();
  for (const gone of ['Especialidad', 'Aseguradora (opcional)']) await expect(field(page, gone)).toHaveCount(0);
  await expect(form(page).getByRole('checkbox', { name: /^He leído/ })).toHaveCount(0);
  const answers = form(page).getByRole('radio', { name: 'No', exact: true });
  await expect(answers).toHaveCount(4);
  for (const answer of await answers.all()) await expect(answer).toBeChecked();
  await form(page).getByLabel('Quiero un test de COVID-19').uncheck();
  await expect(form(page).getByRole('button', { name: 'Pedir cita' })).toBeVisible();
  await expect(form(page).getByLabel('Especialidad')).toBeVisible();
  await expect(field(page, 'Apellidos')).toHaveCount(0);

  await test.step('everything that is missing is said, in the order of the form', async () => {
    await openCovid(page);
    await field(page, 'Los datos de facturación son distintos').check();
    await form(page).getByRole('button', { name: 'Siguiente' }).click();
    const summary = page.getByRole('region', { name: 'Debes rellenar todos los campos del formulario' });
    await expect(summary.getByRole('link')).toHaveText([
      'Selecciona el tipo de test',
      'Selecciona una clínica',
      'Selecciona una fecha',
      'Selecciona el motivo de la solicitud',
      'El nombre es obligatorio',
      'Los apellidos son obligatorios',
      'La fecha de nacimiento es obligatoria',
      'Correo electrónico: El email es obligatorio',
      'Repite el correo electrónico: El email es obligatorio',
      'El teléfono es obligatorio',
      'El documento de identidad es obligatorio',
      'La dirección es obligatoria',
      'El código postal es obligatorio',
      'La ciudad es obligatoria',
      'La provincia es obligatoria',
      'Datos de facturación: El nombre es obligatorio',
      'Datos de facturación: Los apellidos son obligatorios',
      'Datos de facturación: El email es obligatorio',
      'Datos de facturación: El documento de identidad es obligatorio',
      'Datos de facturación: La dirección es obligatoria',
      'Datos de facturación: El código postal es obligatorio',
      'Datos de facturación: La ciudad es obligatoria',
      'Datos de facturación: La provincia es obligatoria',
    ]);
  });
});

test('a valid first step sends nothing and goes on to the consent; coming back refills it', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await openCovid(page);
  await chooseSlot(page);
  await expect(page.getByRole('complementary').getByText(/^\d+,\d\d\s€$/)).toBeVisible();
  await fillPatient(page);
  await form(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/\/consentimiento-informado$/);
  expect(posts).toEqual([]);
  const { draft } = await stored(page);
  expect(draft).toMatchObject({
    isCovid: true,
    type: 'testPCR',
    day: DAY.iso,
    slot: expect.stringMatching(/^\d{4}-\d{4}$/),
    name: 'Aina',
    insurer: '',
    specialityId: '',
    preferredTime: '',
    acceptsTerms: false,
  });
  await page.goto('/pedir-cita');
  await expect(field(page, 'Nombre')).toHaveValue('Aina');
  await expect(birthDate(page).getByLabel('Día')).toHaveValue('29');
  await expect(birthDate(page).getByLabel('Mes')).toHaveValue('02');
  await expect(birthDate(page).getByLabel('Año')).toHaveValue('1980');
  await expect(field(page, 'Motivo de la solicitud')).toHaveValue('9');
  await expect(field(page, 'Fecha')).toHaveValue(DAY.typed);
  await expect(
    form(page)
      .getByRole('radio', { name: /^\d\d:\d\d$/ })
      .first(),
  ).toBeChecked();
  await expect(
    form(page)
      .getByRole('radio', { name: /^\d\d:\d\d$/ })
      .first(),
  ).toBeInViewport(); // M108
});

test('the first step can be filled in with the keyboard alone', async ({ page }) => {
  const clinic = await covidClinic(page);
  await store(page, { draft: { ...STORED, clinicId: clinic, slot: '', documentNumber: '' } });
  await page.goto('/pedir-cita');
  const chips = form(page).getByRole('radio', { name: /^\d\d:\d\d$/ });
  await expect(chips.first()).toBeVisible();
  await field(page, 'Fecha').focus();
  for (let steps = 0; steps < 4 && !(await chips.first().isChecked()); steps++) {
    await page.keyboard.press('Tab');
    if (await chips.first().evaluate((chip) => chip === document.activeElement)) await page.keyboard.press('Space');
  }
  await expect(chips.first()).toBeChecked();
  const number = field(page, 'Número de documento');
  for (let steps = 0; steps < 40 && !(await number.evaluate((one) => one === document.activeElement)); steps++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('12345678A');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Hay 1 campo por corregir' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link', { name: 'DNI no válido. Revisa los números y la letra' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Z');
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/consentimiento-informado$/);
});

test('fields say what is wrong with them; abroad it is the passport, and no company', async ({ page }) => {
  await openCovid(page);
  const says = async (label: string, typed: string, problem: string) => {
    await field(page, label).fill(typed);
    await field(page, label).press('Tab');
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${problem}$`));
  };
  await says('Apellidos', 'Ferrer 2', 'Los apellidos no pueden contener números');
  await field(page, 'Correo electrónico').fill('aina@example.org');
  await says('Repite el correo electrónico', 'otra@example.org', 'Los emails no coinciden.');
  await field(page, 'Correo electrónico').fill('otra@example.org');
  await expect(field(page, 'Repite el correo electrónico')).not.toHaveAttribute('aria-invalid', 'true');
  await says('Número de documento', '12345678A', 'DNI no válido. Revisa los números y la letra');
  await field(page, 'Tipo de documento').selectOption('NIE');
  await says('Número de documento', 'X1234567A', 'NIE no válido. Revisa los números y las letras');
  await field(page, 'Tipo de documento').selectOption('NIF');
  await says('Número de documento', 'K0000000A', 'DNI/NIF/NIE no válido. Revisa los números y la letra');

  await test.step('abroad it is the passport, and no company', async () => {
    await openCovid(page);
    await field(page, 'Los datos de facturación son distintos').check();
    await form(page).getByRole('radio', { name: 'Empresa' }).check();
    await expect(field(page, 'Razón social')).toBeVisible();
    const billingType = form(page).getByLabel('Tipo de documento').last();
    await expect(billingType.getByRole('option')).toHaveText(['NIF', 'CIF']);
    await billingType.selectOption('CIF');
    const cif = form(page).getByLabel('Número de documento').last();
    await cif.fill('B12345670');
    await cif.press('Tab');
    await expect(cif).toHaveAccessibleDescription(/CIF no válido\. Revisa la letra y los números$/);
    await field(page, 'País').selectOption({ label: 'Francia' });
    await expect(form(page).getByRole('radio', { name: 'Empresa' })).toHaveCount(0);
    await expect(form(page).getByRole('radio', { name: 'Particular' })).toBeChecked();
    await expect(field(page, 'Razón social')).toHaveCount(0);
    await expect(field(page, 'Pasaporte')).toHaveCount(1);
    await field(page, 'País de residencia').selectOption({ label: 'Portugal' });
    await expect(field(page, 'Pasaporte')).toHaveCount(2);
    await expect(form(page).getByText('Si resides en el extranjero, indica el número de tu pasaporte.')).toBeVisible();
    await expect(field(page, 'Número de documento')).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Siguiente' }).click();
    await expect(field(page, 'Pasaporte').first()).toHaveAccessibleDescription(/El pasaporte es obligatorio$/);
  });
});

test('a slot that was taken brings the visitor back with everything but the slot', async ({ page }) => {
  const clinic = await covidClinic(page);
  await store(page, { draft: { ...STORED, clinicId: clinic, slot: '0915-0930' }, redirectBack: true });
  await page.goto('/pedir-cita');
  const alert = page.getByRole('alert').filter({
    hasText:
      'Las fecha y hora seleccionadas para la cita ya no están disponibles. Por favor, elija un nuevo día y hora. Disculpe las molestias.',
  });
  await expect(alert).toBeVisible();
  await expect(field(page, 'Nombre')).toHaveValue('Aina');
  await expect(
    form(page)
      .getByRole('radio', { name: /^\d\d:\d\d$/ })
      .first(),
  ).toBeVisible();
  await expect(form(page).getByRole('radio', { name: /^\d\d:\d\d$/, checked: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Nombre')).toHaveValue('Aina');
  await expect(alert).toHaveCount(0);
});

test('on a narrow screen the slot, its price and the button stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCovid(page);
  await expect(page.locator('.form-bar')).toHaveCount(0);
  await chooseSlot(page);
  const bar = page.locator('.form-bar');
  await expect(bar).toContainText(/PCR nasofaríngea.*\d\d:\d\d · \d+,\d\d\s€/);
  await field(page, 'Nombre').focus();
  await expect(bar.getByRole('button', { name: 'Siguiente' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.price-box').filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
});
