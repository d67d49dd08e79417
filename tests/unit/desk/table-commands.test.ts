// @vitest-environment jsdom
// @own-process: packages of the desk require ES modules.
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { openText, textOf } from '@/desk/src/records/rich-text';
import { TABLE_COMMANDS } from '@/desk/src/records/rich-text/table-commands';

const HEAD = '<thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>';
const PRICES = `<table>${HEAD}<tbody><tr><th scope="row">C</th><td>D</td></tr></tbody></table>`;

/** Runs a command with the cursor at a word. Returns the text; null if the command does nothing there. */
function run(name: keyof typeof TABLE_COMMANDS, html: string, word: string): string | null {
  const doc = openText(html);
  if (!doc) throw new Error('not edited in the editor');
  let at = 0;
  doc.descendants((node, pos) => {
    if (node.text === word) at = pos;
  });
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at + word.length) });
  let changed: string | null = null;
  const isDone = TABLE_COMMANDS[name](state, (change) => {
    changed = textOf(change.doc);
  });
  expect(TABLE_COMMANDS[name](state)).toBe(isDone);
  return changed;
}

describe('a command of the editor', () => {
  it('inserts a table after the text, in rows and columns of three, with a header row', () => {
    const row = '<tr><td></td><td></td><td></td></tr>';
    const head = `<thead><tr>${'<th scope="col"></th>'.repeat(3)}</tr></thead>`;
    const table = `<table>${head}<tbody>${row}${row}</tbody></table>`;
    expect(run('table', '<p>Uno</p>', 'Uno')).toBe(`<p>Uno</p>${table}`);
    expect(run('table', '<p>Uno</p><p>Dos</p>', 'Uno')).toBe(`<p>Uno</p>${table}<p>Dos</p>`);
    expect(run('table', '<ul><li>Uno</li></ul>', 'Uno')).toBe(`<ul><li><p>Uno</p>${table}</li></ul>`);
    expect(run('table', PRICES, 'D')).toBeNull();
  });

  it('adds rows whose header cells have the scope of their place', () => {
    const added = '<tr><th scope="row"></th><td></td></tr>';
    expect(run('rowAfter', PRICES, 'D')).toBe(PRICES.replace('</tbody>', `${added}</tbody>`));
    expect(run('rowBefore', PRICES, 'D')).toBe(PRICES.replace('<tbody>', `<tbody>${added}`));
    expect(run('rowAfter', PRICES, 'A')).toBe(PRICES.replace('<tbody>', `<tbody>${added}`));
    expect(run('rowBefore', PRICES, 'A')).toBeNull();
  });

  it('adds columns whose header cells have the scope of their place', () => {
    const head = '<th scope="col"></th>';
    const first = PRICES.replace('<thead><tr>', `<thead><tr>${head}`);
    expect(run('columnBefore', PRICES, 'C')).toBe(first.replace('<tbody><tr>', '<tbody><tr><td></td>'));
    const last = PRICES.replace('</tr></thead>', `${head}</tr></thead>`);
    expect(run('columnAfter', PRICES, 'D')).toBe(last.replace('</tr></tbody>', '<td></td></tr></tbody>'));
  });

  it('removes rows and columns, but not the last of them', () => {
    expect(run('deleteRow', PRICES, 'D')).toBe(`<table>${HEAD}</table>`);
    expect(run('deleteColumn', `<table>${HEAD}</table>`, 'A')).toBe(
      '<table><thead><tr><th scope="col">B</th></tr></thead></table>',
    );
    expect(run('deleteRow', `<table>${HEAD}</table>`, 'A')).toBeNull();
    expect(run('deleteColumn', '<table><tr><td>A</td></tr></table>', 'A')).toBeNull();
    expect(run('deleteRow', '<p>A</p>', 'A')).toBeNull();
  });

  it('makes the first row a header row, and back', () => {
    const plain = '<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr></tbody></table>';
    const headed = `<table>${HEAD}<tbody><tr><td>C</td><td>D</td></tr></tbody></table>`;
    expect(run('headerRow', plain, 'D')).toBe(headed);
    expect(run('headerRow', headed, 'D')).toBe(plain);
    expect(run('headerRow', plain.replace(/<\/?tbody>/g, ''), 'D')).toBe(headed);
  });

  it('adds a caption, which is saved once it has text, and removes it', () => {
    expect(run('caption', PRICES, 'D')).toBe(PRICES);
    expect(run('caption', PRICES.replace('<thead>', '<caption>Tarifas</caption><thead>'), 'Tarifas')).toBe(PRICES);
  });

  it('removes a table with its caption', () => {
    const text = `<p>Uno</p><table><caption>Tarifas</caption>${HEAD}</table><p>Dos</p>`;
    expect(run('deleteTable', text, 'A')).toBe('<p>Uno</p><p>Dos</p>');
    expect(run('deleteTable', text, 'Tarifas')).toBe('<p>Uno</p><p>Dos</p>');
    expect(run('deleteTable', text, 'Dos')).toBeNull();
  });
});
