import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskNames } from '@/tests/support/desk-names';
import { complaints } from '../../component/desk/complaints';
import {
  button,
  call,
  choose,
  DESK,
  dialog,
  goTo,
  heading,
  isRemoved,
  isShown,
  tab,
  work,
} from '../../component/desk/desk';
import { chooseFile, imageOf, photograph } from '../../component/desk/files';
import { expectNoOverflow, expectToFit } from '../../component/desk/fit';
import { focus } from '../../component/support/controls';

// The catalogue work of editors at the desk: findings of the review, old addresses, pictures, deletions.

/** One of each layout: the desk has others from 600 pixels on. */
const WIDTHS = [320, 1280];
const NARROWEST = 320;
const es = { ...DESK.es.content, ...deskNames('es') };

const openContent = (path = '', locale: keyof typeof DESK = 'es') =>
  work({ role: 'editor', locale, isOwn: true }, `/contenido${path}`);
const box = (
  field: keyof typeof es.fields,
  language?: keyof typeof es.languages,
  within: Pick<typeof page, 'getByRole'> = page,
) =>
  within.getByRole('textbox', {
    name: language ? `${es.fields[field]}: ${es.languages[language]}` : es.fields[field],
    exact: true,
  });
const region = (name: string) => page.getByRole('region', { name });
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const record = <T,>(path: string) => call<T>('GET', `/gestion/catalogo${path}`);
type Made = { id: number };

/** The clinic whose form the tests of pictures and telephones change. */
async function gandia() {
  type Clinics = { 'hydra:member': (Made & { nombre: { es: string }; fotografia: string })[] };
  const { 'hydra:member': all } = await record<Clinics>('/centromedicos');
  const found = all.find(({ nombre }) => nombre.es === 'Clínica Gandia');
  if (!found) throw new Error('The clinic is gone.');
  return found;
}

it('an editor opens the records of the review list', async () => {
  await openContent();
  await tab(es.tabs.review).click();
  const doctors = region(`${es.review.rules.doctorWithoutSpeciality} (2)`);
  await expect.element(doctors.getByRole('row')).toHaveLength(3);
  await expect.element(doctors.getByRole('cell', { name: /^Médico \d+: Dra?\. / })).toHaveLength(2);
  await expectToFit(...WIDTHS);
});

it('a text without Catalan is listed after it was saved', async () => {
  await openContent();
  await tab(es.tabs.review).click();
  await isShown(region(es.review.rules.doctorWithoutSpeciality));
  await call<Made>('POST', '/gestion/catalogo/etiquetas', { nombre: { es: 'Etiqueta solo en español' } });
  await button(es.review.again).click();
  const missing = region(es.review.rules.missingText).getByRole('row').filter({ hasText: 'solo en español' });
  await expect.element(missing).toHaveTextContent(/^Etiqueta \d+: Etiqueta solo en españolNombre: catalán, inglés$/);
});

it('an old address that a page uses is refused, and another one is added and removed', async () => {
  await openContent();
  await tab(es.tabs.redirects).click();
  await button(es.redirects.add).click();
  await choose(dialog().getByRole('combobox', { name: es.redirects.kind }), es.kinds.pruebas);
  const slug = dialog().getByRole('textbox', { name: es.redirects.slug });
  const target = dialog().getByRole('combobox', { name: es.redirects.record });
  await slug.fill('analitica-general');
  await target.fill('esfuerzo');
  await page.getByRole('option', { name: 'Prueba de esfuerzo' }).click();
  await expectToFit(...WIDTHS);
  const save = button(es.redirects.save, dialog());
  await save.click();
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(/^Esta dirección la tiene ahora una página/);
  expect(complaints.splice(0)).toHaveLength(1); // The refusal.
  await expect.element(target).toHaveValue('Prueba de esfuerzo');
  await slug.fill('ergometria');
  await isShown(dialog().getByText('/pruebas/ergometria'));
  await save.click();
  await isRemoved(dialog());
  await expect.element(row('/pruebas/ergometria')).toHaveTextContent('/pruebas/prueba-de-esfuerzo');
  await expectToFit(...WIDTHS);
  await row('/pruebas/ergometria')
    .getByRole('button', { name: /^Quitar: / })
    .click();
  await isShown(page.getByText(es.redirects.none));
});

it('a picture gets its text and its focus point, from the form that shows it', async () => {
  const clinic = await gandia();
  await openContent(`/centromedicos/${clinic.id}`);
  await button(`${es.picture.about}: ${es.fields.fotografia}`).click();
  await box('alternativo', 'es', dialog()).fill('La puerta de la clínica');
  await box('alternativo', 'ca', dialog()).fill('La porta de la clínica');
  await box('alternativo', 'en', dialog()).fill('');
  const slider = (axis: 'x' | 'y') => dialog().getByRole('slider', { name: es.picture.focus[axis] });
  await focus(slider('y'));
  await userEvent.keyboard('{Home}{ArrowRight}');
  await focus(slider('x'));
  await userEvent.keyboard('{End}');
  await expectToFit(...WIDTHS);
  await button(es.form.save, dialog()).click();
  await isRemoved(dialog());
  await isRemoved(page.getByText(es.form.saved)); // The clinic itself was not sent.
  expect(await record(`/media_objects/${clinic.fotografia.split('/').at(-1)}`)).toMatchObject({
    alternativo: { es: 'La puerta de la clínica', ca: 'La porta de la clínica' },
    foco: '100% 1%',
  });
});

it('a picture without text is in the review list, which leads to its form', async () => {
  await openContent();
  await tab(es.tabs.review).click();
  const found = await record<{ 'hydra:member': Made[] }>('/media_objects?contentUrl=facade-castello-centro');
  const id = found['hydra:member'][0]?.id;
  await call('PUT', `/gestion/catalogo/media_objects/${id}`, { alternativo: { es: '', ca: '', en: '' } });
  await button(es.review.again).click();
  const without = region(es.review.rules.pictureWithoutText);
  await without.getByRole('link', { name: `Imagen ${id}: /media/facade-castello-centro.jpg` }).click();
  await isShown(heading('/media/facade-castello-centro.jpg'));
  await expectToFit(...WIDTHS);
  await box('alternativo', 'es').fill('La fachada');
  const picture = page.getByRole('group', { name: es.fields.foco }).element().querySelector('img') as HTMLImageElement;
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0);
  const { left, top, width, height } = picture.getBoundingClientRect();
  const at = { clientX: left + width * 0.25, clientY: top + height * 0.75 };
  picture.dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
  await button(es.form.save).click();
  await isShown(page.getByText(es.form.saved));
  expect(await record(`/media_objects/${id}`)).toMatchObject({
    ...{ alternativo: { es: 'La fachada', ca: '', en: '' }, foco: '25% 75%' },
  });
});

it('a picture is added from the list of pictures, and one that is too large is refused', async () => {
  await openContent('/media_objects/nuevo');
  await box('alternativo', 'es').fill('La sala');
  const choosing = button(`${es.picture.file}: ${es.fields.contentUrl}`);
  await isShown(choosing);
  await chooseFile(choosing, new File([new Uint8Array(25_000_001)], 'Sala.png', { type: 'image/png' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(DESK.es.refusals.tooLarge.replace('{megabytes}', '25'));
  await chooseFile(choosing, await photograph(40, 30, 'desk-picture'));
  const shown = imageOf(page.getByRole('group', { name: es.fields.contentUrl }));
  await expect.poll(shown).not.toBeNull();
  await button(es.form.save).click();
  await isShown(heading(/^\/media\/desk-picture-\d+\.jpg$/));
  await expect.poll(() => shown()?.naturalWidth ?? 0).toBeGreaterThan(0);
});

it('a photograph is reduced before it is sent', async () => {
  const clinic = await gandia();
  await openContent(`/centromedicos/${clinic.id}`);
  const sizes = sentFiles();
  const said = page.getByRole('group', { name: es.fields.fotografia }).getByRole('status');
  await chooseFile(
    button(`${es.picture.upload}: ${es.fields.fotografia}`),
    await photograph(4_032, 3_024, 'IMG_1', 20_000_000),
  );
  // Twelve million pixels are read and written by the browser, then by the backend: that takes long on a busy machine.
  await expect
    .element(said, { timeout: 60_000 })
    .toHaveTextContent(/^Guardada: 2250 × 3000 píxeles, .* El archivo tenía 20 MB\.$/);
  expect(sizes).toEqual([expect.any(Number)]);
  expect(sizes[0]).toBeLessThan(1_000_000);
  await expectToFit(NARROWEST);
});

/** The sizes in bytes of the files sent from now on. */
function sentFiles(): number[] {
  const sizes: number[] = [];
  const send = window.fetch;
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
    const body = given[1]?.body;
    if (body instanceof FormData) sizes.push((body.get('file') as File).size);
    return send(...given);
  });
  return sizes;
}

it('a telephone is shown as the site reads it, and an unreadable one is refused', async () => {
  const clinic = await gandia();
  await openContent(`/centromedicos/${clinic.id}`);
  const phone = box('telefono');
  await phone.fill('963 40');
  await expect.element(phone).toHaveAccessibleDescription(/^La web no lo entiende/);
  await button(es.form.save).click();
  await expect.element(phone).toHaveAccessibleDescription(/^Escriba teléfonos completos/);
  expect(complaints.splice(0).join()).toContain('422');
  await phone.fill('963 401 234 / 600 123 456');
  await button(es.form.save).click();
  await isShown(page.getByText(es.form.saved));
  await expect.element(phone).toHaveAccessibleDescription(/\+34 963 40 12 34 · \+34 600 12 34 56; se marca así/);
});

it('a deleted record is restored', async () => {
  await openContent();
  const made = await call<Made>('POST', '/gestion/catalogo/bloques', { nombre: { es: 'Bloque de prueba' } });
  await call('DELETE', `/gestion/catalogo/bloques/${made.id}`);
  await tab(es.tabs.deleted).click();
  const deleted = row(`Bloque ${made.id}: Bloque de prueba`);
  await expect.element(deleted).toHaveTextContent('Pilar Gil');
  await expectToFit(...WIDTHS);
  await deleted.getByRole('button', { name: /^Recuperar: / }).click();
  await isRemoved(deleted);
  expect(await record(`/bloques/${made.id}`)).toMatchObject({ nombre: { es: 'Bloque de prueba' } });
});

it('the tab of the lists is accessible', async () => {
  await openContent();
  await isShown(page.getByRole('link', { name: es.lists.etiquetas, exact: true }));
  await expectToFit(...WIDTHS);
});

// The parts of a screen are identical in each language; the texts may be missing, or longer.
it.for(['es', 'ca', 'en'] as const)(
  'every tab and a form have their texts, which fit the narrowest screen: %s',
  async (locale) => {
    await openContent('', locale);
    for (const name of Object.values(DESK[locale].content.tabs)) {
      await page.viewport(1280, 900);
      await tab(name).click();
      await isShown(page.getByRole('tabpanel', { name }));
      await isRemoved(page.getByRole('progressbar'));
      await expect.element(page.getByRole('tabpanel')).not.toHaveTextContent('desk.');
      await expectNoOverflow(NARROWEST);
    }
    goTo('/contenido/centromedicos/6');
    await isShown(button(DESK[locale].content.form.save));
    await expect.element(page.getByRole('main')).not.toHaveTextContent('desk.');
    await expectNoOverflow(NARROWEST);
  },
);
