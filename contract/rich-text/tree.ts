import { NO_TAG } from '../markup-lines';
import { ATTRIBUTE_VALUES, HIDDEN_TEXT_TAGS, isAllowedName, isBlockName, RICH_TEXT_ELEMENTS } from '../rich-text';
import { BoundedParser, MAX_DEPTH } from './bounded-parser';

/** A part of a text: its characters, or an element. */
export type Markup = string | MarkupElement;
export type MarkupElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Markup[];
  /** True for a paragraph that replaces another block. */
  isMade?: boolean;
};

const VOID = ['br', 'hr', 'img'];

/** Makes an element. */
export const element = (
  name: string,
  children: readonly Markup[] = [],
  attributes: MarkupElement['attributes'] = {},
): MarkupElement => ({ name, attributes, children });

/**
 * Parses HTML, with all elements and attributes; comments and texts that are not for readers are left out. Addresses in
 * angle brackets are text.
 */
export function parseMarkup(html: string): Markup[] {
  const root: Markup[] = [];
  const open = [root];
  const isRemoved = () => open.length > 1 && open.at(-1) === open.at(-2);
  /** The tags of removed blocks end a line; the next text begins another. */
  let line: 'empty' | 'written' | 'ended' = 'empty';
  const endLine = (name: string, isOfRemoved: boolean) => {
    if (name !== 'br' && !isBlockName(name)) return;
    if (!isOfRemoved) line = 'empty';
    else if (line === 'written') line = 'ended';
  };
  const parser = new BoundedParser(
    {
      onopentag(name, attributes) {
        const around = open.at(-1) ?? root;
        const isHidden = HIDDEN_TEXT_TAGS.includes(name);
        const isKept = open.length <= MAX_DEPTH || (isHidden && open.length === MAX_DEPTH + 1);
        const children: Markup[] = isKept ? [] : around;
        open.push(children);
        endLine(name, !isKept);
        if (!isKept || (isHidden && name !== 'iframe')) return;
        around.push(element(name, isHidden ? [] : children, attributes));
      },
      ontext(text) {
        const around = open.at(-1) ?? root;
        if (text.trim()) {
          if (line === 'ended') around.push(element('br'));
          line = 'written';
        }
        const last = around.at(-1);
        if (typeof last === 'string') around[around.length - 1] = last + text;
        else around.push(text);
      },
      onclosetag(name) {
        endLine(name, isRemoved());
        open.pop();
      },
      onremovedclosetag: (name) => endLine(name, true),
    },
    html.replace(NO_TAG, '&lt;'),
    () => open.length - 1,
  );
  parser.parse();
  return root;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function attributesOf({ name, attributes }: MarkupElement): string {
  const names = name === 'iframe' ? ['src', 'title'] : (RICH_TEXT_ELEMENTS[name] ?? []);
  return names
    .filter((one) => attributes[one] !== undefined && (ATTRIBUTE_VALUES[one]?.test(attributes[one]) ?? true))
    .filter((one) => attributes[one] !== '' || one === 'alt' || one === 'reversed')
    .map((one) =>
      one === 'reversed' ? ' reversed' : ` ${one}="${escaped(attributes[one] ?? '').replaceAll('"', '&quot;')}"`,
    )
    .join('');
}

/** Writes HTML: the allowed elements with their allowed attributes, and frames; of other elements the content. */
export function writeMarkup(nodes: readonly Markup[]): string {
  const written = nodes.map((node) => {
    if (typeof node === 'string') return escaped(node);
    const inside = writeMarkup(node.children);
    if (!isAllowedName(node.name) && node.name !== 'iframe') return inside;
    const opening = `<${node.name}${attributesOf(node)}`;
    return VOID.includes(node.name) ? `${opening} />` : `${opening}>${inside}</${node.name}>`;
  });
  return written.join('');
}

/** A block element. */
export type Block = MarkupElement & { name: string & { readonly isBlock?: true } };

/** True for a block element. */
export const isBlock = (node: Markup): node is Block => typeof node !== 'string' && isBlockName(node.name);

/** True if the part is such an element, or has one inside. */
export const contains = (node: Markup, isWanted: (one: MarkupElement) => boolean): boolean =>
  typeof node !== 'string' && (isWanted(node) || node.children.some((child) => contains(child, isWanted)));

/** True for white space alone. */
export const isBlank = (node: Markup): boolean =>
  typeof node === 'string' ? /^\s*$/.test(node) : node.name === 'br' || (isPlain(node) && node.children.every(isBlank));

const isPlain = ({ name }: MarkupElement): boolean => !VOID.includes(name) && name !== 'iframe' && !isBlockName(name);

/** Returns the text without tags. */
export const textOf = (nodes: readonly Markup[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** Groups parts: those that stand apart one by one, and between them the others in a list. */
export function runsOf<T extends MarkupElement>(
  nodes: readonly Markup[],
  isApart: (node: Markup) => node is T,
): (T | Markup[])[] {
  const runs: (T | Markup[])[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (isApart(node)) runs.push(node);
    else if (Array.isArray(last)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

/** Returns a text with a `br` for each line break. */
export const linesWithBreaks = (text: string): Markup[] =>
  text.split(/\r\n?|\n/).flatMap((line, index) => (index === 0 ? [line] : [element('br'), line]));
