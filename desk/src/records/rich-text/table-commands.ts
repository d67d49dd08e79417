import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  isInTable,
  selectedRect,
} from '@tiptap/pm/tables';
import { PARAGRAPH_FORM } from './paragraphs';
import { isHeader, nameOfSection } from './saved';
import { DERIVED } from './tables';

/** Returns false if the command does nothing in this state; without `dispatch` it only says so. */
type Command = (state: EditorState, dispatch?: (change: Transaction) => void) => boolean;

type Found = { box: Node; pos: number; table: Node; tablePos: number };

/** Returns the innermost table around the cursor, or null; its caption is a part of it. */
export function tableAt({ selection: { $from } }: EditorState): Found | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const box = $from.node(depth);
    const table = box.lastChild;
    if (box.type.name !== 'tableBox' || !table) continue;
    const pos = $from.before(depth);
    return { box, pos, table, tablePos: pos + 1 + box.content.size - table.nodeSize };
  }
  return null;
}

/** True if the first row of the table has header cells alone. */
export const hasHeader = (state: EditorState): boolean => {
  const row = tableAt(state)?.table.firstChild;
  return row != null && isHeader(row);
};

export const hasCaption = (state: EditorState): boolean => (tableAt(state)?.box.childCount ?? 0) > 1;

const SIZE = 3;

/** Inserts a table with a row of header cells, and a paragraph after it for the text that follows. */
const insert: Command = (state, dispatch) => {
  if (tableAt(state)) return false;
  const { tr, schema } = state;
  const cells = (name: string) => Array.from({ length: SIZE }, () => schema.nodes[name]?.createAndFill() as Node);
  const rows = Array.from({ length: SIZE }, (_, index) => schema.node('tr', null, cells(index === 0 ? 'th' : 'td')));
  const { from } = tr.selection;
  tr.replaceSelectionWith(schema.node('tableBox', null, [schema.node('table', null, rows)]));
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView();
  const { $from } = tr.selection;
  const after = $from.after($from.depth - 4); // of paragraph, cell, row, table and box
  const next = tr.doc.resolve(after).nodeAfter;
  const form = { [PARAGRAPH_FORM]: 'filled' };
  if (!next) tr.insert(after, schema.node('paragraph', form));
  else if (next.type.name === 'paragraph' && next.childCount === 0) tr.setNodeMarkup(after, null, form);
  dispatch?.(tr);
  return true;
};

/** Above the header row there is no row. */
const insertRowBefore: Command = (state, dispatch) => {
  if (!isInTable(state) || (hasHeader(state) && selectedRect(state).top === 0)) return false;
  return addRowBefore(state, dispatch);
};

/** Adds a column whose cells in rows of header cells are header cells, too. */
const withHeaders =
  (command: Command): Command =>
  (state, dispatch) => {
    const found = tableAt(state);
    if (!found || !dispatch) return command(state);
    return command(state, (change) => {
      change.doc.nodeAt(found.tablePos)?.forEach((row, offset, index) => {
        const before = found.table.maybeChild(index);
        if (!before || !isHeader(before)) return;
        row.forEach(({ type, attrs: { colspan, rowspan } }, inRow) => {
          const pos = found.tablePos + 2 + offset + inRow;
          if (type.name === 'td') change.setNodeMarkup(pos, state.schema.nodes.th, { colspan, rowspan });
        });
      });
      dispatch(change);
    });
  };

/** Removing all rows or columns would remove the table, which has its own command. */
const without =
  (command: Command, isAll: (state: EditorState) => boolean): Command =>
  (state, dispatch) =>
    isInTable(state) && !isAll(state) && command(state, dispatch);

const hasAllRows = (state: EditorState): boolean => {
  const { top, bottom, map } = selectedRect(state);
  return bottom - top === map.height;
};
const hasAllColumns = (state: EditorState): boolean => {
  const { left, right, map } = selectedRect(state);
  return right - left === map.width;
};

const toggleHeader: Command = (state, dispatch) => {
  const found = tableAt(state);
  if (!found) return false;
  const { table, tablePos } = found;
  const isOn = !hasHeader(state);
  const isHead = (row: Node) => isHeader(row) || nameOfSection(row.attrs.section) === 'thead';
  const end = table.children.findIndex((row) => !isHead(row));
  const changed = isOn ? 1 : end < 0 ? table.childCount : end;
  const { tr, schema } = state;
  table.forEach((row, offset, index) => {
    const pos = tablePos + 1 + offset;
    if (index < changed || row.attrs.section === '') tr.setNodeMarkup(pos, null, { section: DERIVED });
    if (index >= changed) return;
    row.forEach(({ attrs: { colspan, rowspan } }, inRow) => {
      tr.setNodeMarkup(pos + 1 + inRow, schema.nodes[isOn ? 'th' : 'td'], { colspan, rowspan });
    });
  });
  dispatch?.(tr);
  return true;
};

const toggleCaption: Command = (state, dispatch) => {
  const found = tableAt(state);
  if (!found) return false;
  const { box, pos } = found;
  const { tr, schema } = state;
  if (box.firstChild && box.childCount > 1) tr.delete(pos + 1, pos + 1 + box.firstChild.nodeSize);
  else {
    tr.insert(pos + 1, schema.node('tableCaption'));
    tr.setSelection(TextSelection.create(tr.doc, pos + 2));
  }
  dispatch?.(tr.scrollIntoView());
  return true;
};

const remove: Command = (state, dispatch) => {
  const found = tableAt(state);
  if (!found) return false;
  const { box, pos } = found;
  dispatch?.(state.tr.delete(pos, pos + box.nodeSize).scrollIntoView());
  return true;
};

export const TABLE_COMMANDS = {
  table: insert,
  rowBefore: insertRowBefore,
  rowAfter: addRowAfter,
  columnBefore: withHeaders(addColumnBefore),
  columnAfter: withHeaders(addColumnAfter),
  deleteRow: without(deleteRow, hasAllRows),
  deleteColumn: without(deleteColumn, hasAllColumns),
  headerRow: toggleHeader,
  caption: toggleCaption,
  deleteTable: remove,
} satisfies Record<string, Command>;
