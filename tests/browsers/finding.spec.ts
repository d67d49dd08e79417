import { test } from './fixtures';
import { DIALOG, MAIN, the } from './visitor';

const OPEN_MENU = the('button', 'Abrir el menú');
const SEARCH = the('link', 'Buscar');

test('the menu leads to a speciality', async ({ visitor }) => {
  await visitor.goto('/');
  if (visitor.isNarrow) await visitor.press(OPEN_MENU);
  await visitor.press(the('disclosure', 'Especialidades'));
  await visitor.sees(the('link', 'Cardiología'));
  await visitor.press(the('disclosure', 'Clínicas'));
  await visitor.sees(the('link', 'Clínica València Centro'));
  await visitor.press(the('disclosure', 'Especialidades'));
  await visitor.press(the('link', 'Cardiología'));
  await visitor.isAt('/especialidades/cardiologia');
});

test('Escape closes the menu and restores the focus', async ({ visitor }) => {
  await visitor.goto('/');
  if (visitor.isNarrow) await visitor.press(OPEN_MENU);
  else await visitor.press(the('disclosure', 'Clínicas'));
  await visitor.sees(the('link', visitor.isNarrow ? 'Actualidad' : 'Clínica València Centro'));
  await visitor.key('Escape');
  await visitor.hasFocusIn(visitor.isNarrow ? OPEN_MENU : the('disclosure', 'Clínicas'));
  if (visitor.isNarrow) await visitor.lacks(the('disclosure', 'Clínicas'));
  else await visitor.lacks(the('link', 'Clínica València Centro'));
});

test('the search shows results during typing, and Enter shows all of them', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.openPanel(SEARCH);
  await visitor.hasFocusIn(the('combobox', undefined, DIALOG));
  await visitor.engine.type('cardio');
  await visitor.sees(the('option', /Cardiología/));
  await visitor.key('Escape');
  await visitor.lacks(DIALOG);
  await visitor.hasFocusIn(SEARCH);
  await visitor.openPanel(SEARCH);
  await visitor.hasFocusIn(the('combobox', undefined, DIALOG));
  await visitor.engine.type('cardio');
  await visitor.sees(the('option', /Cardiología/));
  await visitor.key('Enter');
  await visitor.isAt('/resultados-busqueda?q=cardio');
  await visitor.sees(the('heading', /cardio/));
});

test('the language menu stays on the page, and the choice is remembered', async ({ visitor }) => {
  await visitor.goto('/clinicas/valencia-centro');
  if (visitor.isNarrow) await visitor.press(OPEN_MENU);
  else await visitor.press(the('disclosure', 'Idioma: Español'));
  await visitor.press(the('link', 'English'));
  await visitor.isAt('/en/clinicas/valencia-centro');
  await visitor.sees(the('heading', 'València Centro Clinic'));
});

test('a province of the map or the list shows its clinics, and a press beside the dialog closes it', async ({
  visitor,
}) => {
  const province = the('link', /^Castelló\D*\d+ clínica/, MAIN);
  const clinics = the('dialog', 'Clínicas en Castelló');
  await visitor.goto('/');
  await visitor.press(province);
  await visitor.sees(clinics);
  await visitor.engine.pressAt(4, 4);
  await visitor.lacks(clinics);
  await visitor.press(province);
  await visitor.press(the('button', 'Cerrar', clinics));
  await visitor.lacks(clinics);
  await visitor.press(the('link', /^Castelló, \d/, the('group', /^Mapa/)));
  await visitor.sees(clinics);
  await visitor.key('Escape');
  await visitor.lacks(clinics);
});

test('a doctor is shown over the speciality, and the focus returns to the card', async ({ visitor }) => {
  await visitor.goto('/especialidades/cardiologia');
  const opener = the('button', /^Dr/, MAIN);
  await visitor.press(opener);
  await visitor.sees(DIALOG);
  await visitor.key('Escape');
  await visitor.lacks(DIALOG);
  await visitor.hasFocusIn(opener);
});

test('late content does not move the visible part of a page', async ({ visitor }) => {
  const footerTop = () =>
    visitor.evaluate<number>("Math.round(document.querySelector('footer').getBoundingClientRect().top)");
  await visitor.goto('/');
  await visitor.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
  const before = await footerTop();
  await visitor.engine.pressAt(4, 400); // the row of news becomes a slider at the visitor's first move
  if (!visitor.isNarrow) await visitor.sees(the('button', 'Siguiente', MAIN));
  await visitor.until('find the footer in its place', async () => {
    const after = await footerTop();
    return after === before ? null : `it was at ${before} and is at ${after}`;
  });
});

test('the cookie information is shown, and the focus returns', async ({ visitor }) => {
  const [opener, settings] = [the('button', 'Configurar cookies'), the('dialog', 'Configurar cookies')];
  await visitor.goto('/');
  await visitor.press(opener);
  await visitor.press(the('disclosure', /Ver qué se guarda$/, settings));
  await visitor.sees(settings, 'X-LOCALE-FRONT');
  await visitor.key('Escape');
  await visitor.lacks(settings);
  await visitor.hasFocusIn(opener);
});
