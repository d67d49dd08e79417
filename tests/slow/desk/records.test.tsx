import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskNames } from '@/tests/support/desk-names';
import { countEffort } from '@/tests/support/effort';
import { complaints } from '../../component/desk/complaints';
import { button, call, choose, DESK, dialog, heading, isRemoved, isShown, work } from '../../component/desk/desk';
import { chooseFile, photograph } from '../../component/desk/files';
import { expectToFit } from '../../component/desk/fit';

// The records of the catalogue, edited at the desk; tests/slow/site/edits.test.ts reads them on the site.

/** One of each layout. */
const WIDTHS = [320, 1280];
const NARROWEST = 320;
const es = { ...DESK.es.content, ...deskNames('es') };

/** Time limit in seconds for a practised editor, in addition to the time of the machine. */
const TASK_SECONDS = 60;

/**
 * Opens a list and one of its records by name. Returns a function for the seconds that a practised editor has taken
 * since.
 */
async function openRecord(list: keyof typeof es.lists, name?: string): Promise<() => number> {
  await work({ role: 'editor', isOwn: true }, `/contenido/${list}`);
  await isShown(heading(es.lists[list]));
  const effort = countEffort();
  if (!name) return effort;
  await page.getByRole('searchbox', { name: es.records.find }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await isShown(heading(name));
  return effort;
}
const box = (field: keyof typeof es.fields, language?: keyof typeof es.languages) =>
  page.getByRole('textbox', {
    name: language ? `${es.fields[field]}: ${es.languages[language]}` : es.fields[field],
    exact: true,
  });
async function save(): Promise<void> {
  await button(es.form.save).click();
  await isShown(page.getByText(es.form.saved));
}
const own = () => `/gestion/catalogo${location.hash.replace('#/contenido', '')}`;

it('the opening hours of a clinic are changed, and an earlier state is restored', async () => {
  const effort = await openRecord('centromedicos', 'Clínica Sagunt');
  await expectToFit(...WIDTHS);
  const hours = box('horarios', 'es');
  await hours.fill('Lunes a viernes de 7:45 a 20:15, según el médico');
  await expect.element(hours).toHaveAccessibleDescription(es.hours.unread);
  await hours.fill('Lunes a viernes de 7:45 a 20:15');
  await expect
    .element(hours)
    .toHaveAccessibleDescription(
      /entiende: lunes a viernes 7:45–20:15; sábado a domingo cerrado\. .+ diría «(Abierto ahora|Cerrado)»/,
    );
  await expect
    .element(box('horarios', 'ca'))
    .toHaveAccessibleDescription(new RegExp(`^${es.hours.differ} La web entiende`));
  await save();
  const history = page.getByRole('region', { name: es.history.title });
  await expect.element(history.getByRole('row').nth(1)).toHaveTextContent('Lunes a viernes de 7:45 a 20:15');
  await hours.fill('Cerrado');
  await save();
  await history
    .getByRole('button', { name: new RegExp(`^${es.history.restore}`) })
    .first()
    .click();
  await expect.element(hours).toHaveValue('Lunes a viernes de 7:45 a 20:15');
  expect(effort()).toBeLessThan(TASK_SECONDS);
});

it('a narrow window hides nothing from screen readers', async () => {
  await openRecord('centromedicos', 'Clínica Sagunt');
  await page.viewport(390, 844);
  await expect.poll(() => document.querySelectorAll('.RaSidebar-fixed')).toHaveLength(0); // the menu beside the page
  await isShown(heading('Clínica Sagunt'));
  await expect.element(box('telefono')).toBeEnabled();
});

it('a doctor with a picture is added in three languages', async () => {
  const effort = await openRecord('medicos');
  await page.getByRole('link', { name: es.records.add }).click();
  await box('nombre').fill('Dra. Noelia Prats');
  const picture = page.getByRole('combobox', { name: es.picture.choose });
  await chooseFile(button(`${es.picture.upload}: ${es.fields.fotografia}`), await photograph(40, 30, 'noelia'));
  await expect.element(picture).toHaveValue(expect.stringMatching(/^\/media\/noelia/));
  const texts = { es: 'Cardióloga del deporte.', ca: 'Cardiòloga de l’esport.', en: 'Sports cardiologist.' };
  for (const language of ['es', 'ca', 'en'] as const) await box('descripcion', language).fill(texts[language]);

  // Enter sends nothing before the suggestions have loaded.
  const release = hold('/especialidads?');
  await page.getByRole('combobox', { name: es.fields.especialidads }).fill('cardiolog');
  await userEvent.keyboard('{Enter}');
  await isShown(page.getByText(es.redirects.searching));
  await isRemoved(heading('Dra. Noelia Prats'));
  release();
  await expect.element(page.getByRole('option')).toHaveTextContent(/^Cardiología$/);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('combobox', { name: es.fields.centromedicos }).fill('torrent');
  await expect.element(page.getByRole('option')).toHaveTextContent(/^Clínica Torrent$/);
  await userEvent.keyboard('{Enter}');
  await expectToFit(...WIDTHS);
  await save();
  await isShown(heading('Dra. Noelia Prats'));
  expect(effort()).toBeLessThan(TASK_SECONDS);
  expect(await call('GET', own())).toMatchObject({
    nombre: 'Dra. Noelia Prats',
    descripcion: { es: `<p>${texts.es}</p>`, ca: `<p>${texts.ca}</p>`, en: `<p>${texts.en}</p>` },
    especialidads: [expect.stringContaining('/especialidads/')],
    centromedicos: [expect.stringContaining('/centromedicos/')],
    fotografia: expect.stringContaining('/media_objects/'),
  });
});

/** Blocks all responses of an address until the returned function is called. */
function hold(part: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const send = window.fetch;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    if (String(given[0]).includes(part)) await held;
    return await send(...given);
  });
  return release;
}

it('an address of another record is reported, and the effect of a new address on the old one', async () => {
  const effort = await openRecord('centromedicos', 'Clínica Paterna');
  const result = page.getByRole('region', { name: es.result.title });
  await isShown(page.getByText(es.result.hidden));
  await page.getByRole('switch', { name: es.fields.noindex }).click();
  await box('tituloseo', 'es').fill('Clínica en Paterna: médicos y pruebas');
  await expect.element(result.getByRole('article').first()).toHaveTextContent('Clínica en Paterna: médicos y pruebas');
  await box('tituloseo', 'ca').fill(''); // shown in Spanish, as on the page
  await expect.element(result.getByRole('article').nth(1)).toHaveTextContent('Clínica en Paterna: médicos y pruebas');
  const slug = page.getByRole('textbox', { name: es.fields.urlseo });
  await slug.fill('torrent');
  await expect.element(slug).toHaveAccessibleDescription(/Ya la tiene «Clínica Torrent»/);
  await slug.fill('paterna-sur');
  await expect
    .element(slug)
    .toHaveAccessibleDescription(/\/clinicas\/paterna-sur\. Quien abra \/clinicas\/paterna llegará aquí/);
  await expect.element(result.getByRole('article').nth(1)).toHaveTextContent('/ca/clinicas/paterna-sur');
  await expectToFit(NARROWEST);
  await save();
  expect(effort()).toBeLessThan(TASK_SECONDS);
  expect(await call('GET', own())).toMatchObject({ urlseo: 'paterna-sur', noindex: false });
});

it('an article with a picture is written and deleted', async () => {
  const effort = await openRecord('posts');
  await page.getByRole('link', { name: es.records.add }).click();
  await box('title').fill('Vacuna de la gripe');
  await box('slug').fill('vacuna-gripe');
  await page.getByLabelText(es.fields.date).fill('2026-11-06T09:30');
  await choose(page.getByRole('combobox', { name: es.fields.status }), es.choices.publish);
  await chooseFile(button(`${es.picture.upload}: ${es.fields.image}`), await photograph(40, 30, 'vacuna'));
  const picture = page.getByRole('combobox', { name: es.picture.choose });
  await expect.element(picture).toHaveValue(expect.stringMatching(/^\/media\/vacuna/));
  await box('imageAlt').fill('Una jeringuilla');
  await box('content').fill('Cuándo ponérsela');
  await button(es.editor.heading2, page.getByRole('toolbar').last()).click();
  await save();
  expect(effort()).toBeLessThan(TASK_SECONDS);
  expect(await call('GET', own())).toMatchObject({
    ...{ title: 'Vacuna de la gripe', slug: 'vacuna-gripe', status: 'publish', imageAlt: 'Una jeringuilla' },
    ...{
      content: expect.stringContaining('<h2>Cuándo ponérsela</h2>'),
      image: expect.stringContaining('/media_objects/'),
    },
  });
  await button(es.form.delete).click();
  await button(es.form.delete, dialog()).click();
  await isShown(heading(es.lists.posts));
});

it('an error is shown at its field, and all typed text stays', async () => {
  const effort = await openRecord('productos', 'Analítica básica');
  await box('precio').fill('gratis');
  await button(es.form.save).click();
  await isShown(page.getByText('Escriba un precio como 129,00, sin puntos ni símbolos.').first());
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^422 /)]);
  await expect.element(box('precio')).toHaveValue('gratis');
  await box('precio').fill('41,50');
  await save();
  expect(effort()).toBeLessThan(TASK_SECONDS);
});

it('the second of two editors of a record sees both values of a field, and chooses', async () => {
  await openRecord('centromedicos', 'Clínica València Campanar');
  await call('PUT', own(), { fax: '960 000 001', direccion: 'C/ Lo suyo, 1' });
  await box('direccion').fill('C/ Lo mío, 2');
  await button(es.form.save).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Otra persona ha cambiado este registro');
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^412 /)]);
  await button(es.form.readAgain).click();
  await expect.element(box('fax')).toHaveValue('960 000 001');
  const conflicts = page.getByRole('region', { name: es.conflicts.title });
  await expect.element(conflicts.getByRole('radio', { name: /Pilar Gil/ })).not.toBeChecked();
  await expect.element(conflicts).toHaveTextContent('C/ Lo suyo, 1');
  await expectToFit(...WIDTHS);
  await button(es.form.save).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(DESK.es.refusals.undecided);
  await conflicts.getByRole('radio', { name: es.conflicts.mine }).click();
  await expect.element(box('direccion')).toHaveValue('C/ Lo mío, 2');
  await save();
  expect(await call('GET', own())).toMatchObject({ direccion: 'C/ Lo mío, 2' });
});
