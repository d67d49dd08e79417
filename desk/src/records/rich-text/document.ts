import { allowedMarkup } from '@clinic/contract/rich-text/markup';
import { type Markup, type MarkupElement, parseMarkup } from '@clinic/contract/rich-text/tree';
import { DOMParser, type Node } from '@tiptap/pm/model';
import { getSchema } from '@tiptap/react';
import { richTextExtensions } from './extensions';
import { PARAGRAPH_FORM } from './paragraphs';
import { settled } from './settled';

const schema = getSchema(richTextExtensions);

/** Parses settled markup. */
export const documentOf = (blocks: readonly Markup[]): Node =>
  DOMParser.fromSchema(schema).parse(elementOf(blocks), { preserveWhitespace: 'full' });

/** Converts pasted HTML of other programs for the editor's parser; its paragraphs are like those around them. */
export function pastedHtml(html: string): string {
  const pasted = elementOf(settled(parseMarkup(allowedMarkup(html))));
  for (const paragraph of pasted.querySelectorAll('p')) paragraph.removeAttribute(PARAGRAPH_FORM);
  return pasted.innerHTML;
}

/** A document without a window: nothing in it is loaded. */
const inert = document.implementation.createHTMLDocument();

function elementOf(nodes: readonly Markup[]): HTMLElement {
  const root = inert.createElement('div');
  root.append(...nodes.map(nodeOf));
  return root;
}

function nodeOf(node: Markup): Element | Text {
  if (typeof node === 'string') return inert.createTextNode(node);
  if (node.name === 'table') return tableOf(node);
  const { name, attributes, children } = node;
  return made(name, attributes, children.map(nodeOf));
}

function made(name: string, attributes: MarkupElement['attributes'], children: readonly (Element | Text)[]): Element {
  const element = inert.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** The editor has the caption of a table before it, and its rows without thead, tbody and tfoot around them. */
function tableOf({ attributes, children }: MarkupElement): Element {
  const [first, ...others] = children;
  const caption = typeof first === 'object' && first.name === 'caption' ? first : null;
  const rows = (caption ? others : children).flatMap((part, index) => {
    if (typeof part === 'string' || !/^t(?:head|body|foot)$/.test(part.name)) return [withSection(part, '')];
    return part.children.map((row) => withSection(row, `${index} ${part.name}`));
  });
  const title = caption ? [made('div', { 'data-caption': '' }, caption.children.map(nodeOf))] : [];
  return made('div', { 'data-table': '' }, [...title, made('table', attributes, rows.map(nodeOf))]);
}

const withSection = (row: Markup, section: string): Markup =>
  typeof row === 'string' ? row : { ...row, attributes: { ...row.attributes, 'data-section': section } };
