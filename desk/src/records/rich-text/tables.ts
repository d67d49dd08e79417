import { type Node as Doc, Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { isInTable, tableEditing } from '@tiptap/pm/tables';
import { Extension, Node } from '@tiptap/react';

/** The value of cells that the editor adds; saved.ts derives it from the table. */
export const DERIVED = 'derived';

/** Names of the parts for prosemirror-tables. */
const ROLES: Record<string, string> = { table: 'table', tr: 'row', td: 'cell', th: 'header_cell' };

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
});

const cell = (name: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      ...{ colspan: span('colspan'), rowspan: span('rowspan') },
      ...(name === 'th' && {
        scope: { default: DERIVED, parseHTML: (element: HTMLElement) => element.getAttribute('scope') ?? '' },
      }),
    }),
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  });

const row = Node.create({
  name: 'tr',
  content: '(td | th)*',
  addAttributes: () => ({
    section: {
      default: DERIVED,
      parseHTML: (element) => element.getAttribute('data-section') ?? DERIVED,
      renderHTML: ({ section }) => ({ 'data-section': section }),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const table = Node.create({
  name: 'table',
  content: 'tr+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing(), pastedTables],
});

/** A table needs rows alone inside, so its caption is before it, and both are in a box. */
const box = Node.create({
  name: 'tableBox',
  group: 'block',
  content: 'tableCaption? table',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-table]' }],
  renderHTML: () => ['div', { 'data-table': '' }, 0],
});

const caption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-caption]' }],
  renderHTML: () => ['div', { 'data-caption': '' }, 0],
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor.commands.command(({ tr }) => {
          tr.setSelection(TextSelection.near(tr.doc.resolve($from.after()))).scrollIntoView();
          return true;
        });
      },
    };
  },
});

const roles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
});

const isText = (node: Doc): boolean => node.isText;

/** A table pasted into a cell fills the cells from there: prosemirror-tables expects it without its box. */
const pastedTables = new Plugin({
  props: {
    transformPasted(slice, view) {
      if (!isInTable(view.state)) return slice;
      const isBlank = (node: Doc) => node.isTextblock && !/\S/.test(node.textContent) && node.children.every(isText);
      const shown = slice.content.content.filter((node) => !isBlank(node));
      const [only, ...others] = shown;
      return only?.type.name === 'tableBox' && others.length === 0 ? new Slice(only.content, 0, 0) : slice;
    },
  },
});

/** Tables with their captions. The header cells of new rows and columns are as the others. */
export const TABLES = [box, caption, table, row, cell('td'), cell('th'), roles];
