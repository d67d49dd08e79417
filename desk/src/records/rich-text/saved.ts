import { RICH_TEXT_ELEMENTS } from '@clinic/contract/rich-text';
import { element, type Markup, type MarkupElement } from '@clinic/contract/rich-text/tree';
import type { Attrs, Mark, Node } from '@tiptap/pm/model';
import { nested, type Run } from './inline';
import { PARAGRAPH_FORM } from './paragraphs';
import { DERIVED } from './tables';

/** The elements of the kit's nodes and formats; the others have the names of their elements. */
const NAMES: Record<string, string> = {
  ...{ bold: 'strong', italic: 'em', link: 'a', paragraph: 'p', hardBreak: 'br', horizontalRule: 'hr' },
  ...{ bulletList: 'ul', orderedList: 'ol', listItem: 'li', tableCaption: 'caption' },
};

/** Returns the blocks of a document, in the form of settled.ts. */
export const savedBlocks = (document: Node): MarkupElement[] => document.children.map(savedBlock);

function savedBlock(node: Node): MarkupElement {
  if (node.type.name === 'tableBox') return savedTable(node);
  const name = node.type.name === 'heading' ? `h${node.attrs.level}` : nameOf(node);
  const children = node.isTextblock ? nested(node.children.map(runOf)) : node.children.map(savedBlock);
  return element(name, children, attributesOf(name, node.attrs));
}

const nameOf = ({ type }: Node | Mark): string => NAMES[type.name] ?? type.name;

function runOf(node: Node): Run {
  const formats = node.marks.map((mark) => element(nameOf(mark), [], attributesOf(nameOf(mark), mark.attrs)));
  return { content: node.text ?? element(nameOf(node), [], attributesOf(nameOf(node), node.attrs)), formats };
}

function attributesOf(name: string, attrs: Attrs): MarkupElement['attributes'] {
  const names = [...(RICH_TEXT_ELEMENTS[name] ?? ['src', 'title']), PARAGRAPH_FORM, 'data-part'];
  const given = names.map((one) => [one, one === 'start' ? startOf(attrs) : attrs[one]] as const);
  const isDefault = (key: string, value: unknown) => value == null || (/span$/.test(key) && value === 1);
  return Object.fromEntries(given.flatMap(([key, value]) => (isDefault(key, value) ? [] : [[key, `${value}`]])));
}

/** The editor says 1 for a list without a start. */
const startOf = ({ start, from }: Attrs): unknown => from ?? (start === 1 ? null : start);

function savedTable(box: Node): MarkupElement {
  const captions = box.children.filter(({ type, childCount }) => type.name === 'tableCaption' && childCount > 0);
  const rows = box.lastChild?.children ?? [];
  const sections = sectionsOf(rows);
  const parts: { section: string; rows: MarkupElement[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const section = sections[index] ?? '';
    const last = parts.at(-1);
    const saved = savedRow(row, section);
    if (last?.section === section) last.rows.push(saved);
    else parts.push({ section, rows: [saved] });
  }
  const inside = parts.flatMap((part): Markup[] => {
    const name = nameOfSection(part.section);
    return name ? [element(name, part.rows)] : part.rows;
  });
  return element('table', [...captions.map(savedBlock), ...inside]);
}

/** A section is its name after its position, so that two are distinct; '' for rows directly in the table. */
export const nameOfSection = (section: string): string => section.replace(/^\S+ /, '');

/** A new row belongs to the row before; a first row of header cells is the head. */
function sectionsOf(rows: readonly Node[]): string[] {
  const sections: string[] = [];
  const given = (row: Node | undefined) =>
    row?.attrs.section === DERIVED ? undefined : (row?.attrs.section as string);
  for (const [index, row] of rows.entries()) {
    const before = sections[index - 1];
    const isInBody = before !== undefined && nameOfSection(before) !== 'thead';
    const next = rows
      .slice(index + 1)
      .map(given)
      .find((one) => one !== undefined && nameOfSection(one) !== 'thead');
    const body = isInBody ? before : (next ?? (before === undefined ? '' : '- tbody'));
    sections.push(given(row) ?? (index === 0 && isHeader(row) ? '- thead' : body));
  }
  return sections;
}

/** True for a row that has only header cells. */
export const isHeader = (row: Node): boolean =>
  row.childCount > 0 && row.children.every(({ type }) => type.name === 'th');

/** A new header cell is of its column in a row of header cells, otherwise of its row. */
function savedRow(row: Node, section: string): MarkupElement {
  const scope = nameOfSection(section) === 'thead' || isHeader(row) ? 'col' : 'row';
  const cells = row.children.map(savedBlock).map((cell) => {
    const isNew = cell.attributes.scope === DERIVED;
    return isNew ? { ...cell, attributes: { ...cell.attributes, scope } } : cell;
  });
  return element('tr', cells);
}
