import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { i18nProvider, setLocale, store } from '@/desk/src/i18n-provider';
import { RichTextField } from '@/desk/src/records/rich-text-field';
import { button, DESK, isRemoved, isShown } from './desk';
import { expectToFit } from './fit';

const es = DESK.es.content.editor;
const PRICES =
  '<table><caption>Tarifas</caption><thead><tr><th scope="col">Prueba</th><th scope="col">Precio</th></tr></thead>' +
  '<tbody><tr><th scope="row">Analítica</th><td>60 €</td></tr></tbody></table>';

const text = () => page.getByRole('textbox', { name: 'Descripción' });
const tools = () => page.getByRole('toolbar', { name: `${es.tools}: Descripción` });
const cell = (name: string) => text().getByText(name, { exact: true });

/** Shows a text in the editor. Returns a function for the text that would be saved. */
async function edit(html: string, locale: keyof typeof DESK = 'es'): Promise<() => string> {
  store.setup();
  setLocale(locale);
  let typed = html;
  await render(
    <I18nContextProvider value={i18nProvider}>
      <main>
        <h1>Ficha</h1>
        <RichTextField
          label="Descripción"
          value={html}
          onChange={(changed) => {
            typed = changed;
          }}
        />
      </main>
    </I18nContextProvider>,
  );
  await isShown(text());
  return () => typed;
}

/** Pastes HTML of another program at the cursor. */
function paste(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

it('a table is inserted and filled with the keyboard', async () => {
  const saved = await edit('');
  await text().click();
  await userEvent.keyboard('Precios{Shift>}{Tab}{/Shift}{End}');
  await expect.element(button(es.table, tools())).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text()).toHaveFocus();
  await userEvent.keyboard('Prueba{ArrowRight}Precio{ArrowDown}60 €{Shift>}{Tab}{/Shift}{End}');
  await expect.element(button(es.deleteTable, tools())).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button(es.caption, tools())).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text()).toHaveFocus();
  await userEvent.keyboard('Tarifas{Enter}: ');
  const head = '<th scope="col">: Prueba</th><th scope="col">Precio</th><th scope="col"></th>';
  const rows = '<tr><td></td><td>60 €</td><td></td></tr><tr><td></td><td></td><td></td></tr>';
  await expect
    .poll(saved)
    .toBe(
      `<p>Precios</p><table><caption>Tarifas</caption><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`,
    );
});

it('the tools say what the table has, and do nothing where they make no sense', async () => {
  const saved = await edit(`<p>Uno</p>${PRICES}`);
  await isRemoved(button(es.deleteTable, tools()));
  await cell('Prueba').click();
  await expect.element(button(es.headerRow, tools())).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button(es.caption, tools())).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button(es.rowBefore, tools())).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button(es.table, tools())).toHaveAttribute('aria-disabled', 'true');
  await button(es.headerRow, tools()).click();
  await expect.element(button(es.headerRow, tools())).toHaveAttribute('aria-pressed', 'false');
  await expect.element(button(es.rowBefore, tools())).not.toHaveAttribute('aria-disabled');
  await expect
    .poll(saved)
    .toContain('<tbody><tr><td>Prueba</td><td>Precio</td></tr><tr><th scope="row">Analítica</th>');
  await button(es.undo, tools()).click();
  await cell('60 €').click();
  await button(es.rowAfter, tools()).click();
  await button(es.columnBefore, tools()).click();
  await button(es.deleteRow, tools()).click();
  const head = '<th scope="col">Prueba</th><th scope="col"></th><th scope="col">Precio</th>';
  await expect.poll(saved).toContain(`<thead><tr>${head}</tr></thead><tbody><tr><th scope="row">`);
  await button(es.deleteTable, tools()).click();
  await expect.poll(saved).toBe('<p>Uno</p>');
});

const CELLS = [
  ['Word', '<p class=MsoNormal>{}<o:p></o:p></p>'],
  ['Google Docs', '<p dir="ltr" style="line-height:1.2"><span style="font-weight:400">{}</span></p>'],
  ['a web page', '<div>{}</div>'],
] as const;

it.each(CELLS)('a table of %s stays a table', async (_from, inside) => {
  const row = (...texts: string[]) =>
    `<tr>${texts.map((one) => `<td>${inside.replace('{}', one)}</td>`).join('')}</tr>`;
  const table = `<table border=1><tbody>${row('Prueba', 'Precio')}${row('TAC', '90 €')}</tbody></table>`;
  const saved = await edit('<p>Uno</p>');
  await text().click();
  paste(`<html><body><!--StartFragment-->${table}<!--EndFragment--></body></html>`);
  await expect
    .poll(saved)
    .toContain(
      '<table><tbody><tr><td>Prueba</td><td>Precio</td></tr><tr><td>TAC</td><td>90 €</td></tr></tbody></table>',
    );
});

it('a text pasted into a cell stays in it, and a table fills the cells from there', async () => {
  const saved = await edit(PRICES);
  await cell('60 €').click();
  await userEvent.keyboard('{End}');
  paste('<p>o <b>menos</b></p><ul><li>en efectivo</li></ul>');
  await expect.poll(saved).toContain('<td>60 €o <strong>menos</strong><ul><li>en efectivo</li></ul></td>');
  await cell('Analítica').click();
  paste('<table><tr><td>TAC</td><td>90 €</td></tr><tr><td>RM</td><td>120 €</td></tr></table><p>&nbsp;</p>');
  const rows = '<tr><td>TAC</td><td>90 €</td></tr><tr><td>RM</td><td>120 €</td></tr>';
  await expect.poll(saved).toContain(`<tbody>${rows}</tbody></table>`);
});

it.each(['es', 'ca', 'en'] as const)('a wide table scrolls inside the text, in %s', async (locale) => {
  const cells = Array.from({ length: 8 }, (_, index) => `<td>Columna ${index}</td>`).join('');
  await edit(`<p>Uno</p>${PRICES}<table><tr>${cells}</tr></table>`, locale);
  await cell('Columna 0').click();
  await isShown(button(DESK[locale].content.editor.deleteTable));
  // The tools moved under the pointer: here a hovered tool has not the colours of the desk.
  await page.getByRole('heading').hover();
  await expectToFit(1280, 390);
  const box = text().element();
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
});

it('a text that the editor would change is edited as HTML, and the field says so', async () => {
  await edit('<table><tr><td colspan="99">Uno</td></tr><tr><td>Dos</td><td>Tres</td></tr></table>');
  await expect.element(text()).toHaveAccessibleDescription(es.source);
});
