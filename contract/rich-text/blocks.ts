import { isAllowedName, isBlockName } from '../rich-text';
import {
  type Block,
  contains,
  element,
  isBlank,
  isBlock,
  linesWithBreaks,
  type Markup,
  type MarkupElement,
  runsOf,
  textOf,
} from './tree';

/** Their only paragraph needs no element. */
const COMPACT = ['li', 'td', 'th', 'dd', 'figcaption', 'caption'];
/** They contain lines of text, and no block. */
const LINES = ['h2', 'h3', 'h4', 'dt', 'caption', 'pre'];
const TABLE_PARTS = ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
/** The blocks that stand only inside others. */
const PLACES = new Map<string, readonly string[]>(
  Object.entries({
    ...{ li: ['ul', 'ol'], dt: ['dl'], dd: ['dl'], figcaption: ['figure'] },
    ...Object.fromEntries(TABLE_PARTS.map((name) => [name, ['table', 'thead', 'tbody', 'tfoot', 'tr']])),
  }),
);

/** Turns blocks that are not allowed, or not in this place, into paragraphs, so that neighbouring texts stay apart. */
export const withParagraphs = (nodes: readonly Markup[]): Markup[] => flow(nodes, '', false);

/** The content of a block; text directly in it is put into paragraphs if `isOpened`, that is, if its own block goes. */
function flow(nodes: readonly Markup[], parent: string, isOpened: boolean): Markup[] {
  const runs = runsOf(withListsOfItems(nodes, parent), isBlock);
  const lastText = runs.findLastIndex(hasText);
  return runs.flatMap((run, index) => {
    if (!Array.isArray(run)) {
      const shown = isKept(run, parent) ? blockOf(run) : flow(run.children, parent, true);
      // An empty block separates the texts beside it, too.
      const isBetween = hasText(runs[index - 1]) && index < lastText;
      return shown.length === 0 && isBetween && !isOpened ? [element('br')] : shown;
    }
    if (!isOpened) return run;
    if (run.every(isBlank)) return [];
    const isFrame = !contains(element('p', run), ({ name }) => name === 'img') && run.every(isFrameOrBlank);
    const isPicture =
      parent === 'figure' && run.every((node) => isBlank(node) || contains(node, ({ name }) => name === 'img'));
    return isFrame || isPicture ? run : [{ ...element('p', trimmed(run)), isMade: true }];
  });
}

const hasText = (run: MarkupElement | Markup[] | undefined): boolean => Array.isArray(run) && !run.every(isBlank);
const isFrameOrBlank = (node: Markup): boolean => isBlank(node) || (typeof node !== 'string' && node.name === 'iframe');

function isKept({ name, children }: MarkupElement, parent: string): boolean {
  if (!isAllowedName(name)) return false;
  const places = PLACES.get(name);
  if (places) return places.includes(parent);
  return name !== 'p' || !children.some(isBlock);
}

/** Items without a list are put into one. */
function withListsOfItems(nodes: readonly Markup[], parent: string): readonly Markup[] {
  const isItem = (node: Markup) => typeof node !== 'string' && node.name === 'li';
  if (parent === 'ul' || parent === 'ol' || !nodes.some(isItem)) return nodes;
  const isOther = (node: Markup): node is MarkupElement => typeof node !== 'string' && !isItem(node);
  return runsOf(nodes, isOther).flatMap((run) => {
    if (!Array.isArray(run) || !run.some(isItem)) return run;
    const first = run.findIndex(isItem);
    const items = run.slice(first).filter((node) => isItem(node) || isBlank(node));
    const texts = run.slice(first).filter((node) => !isItem(node) && !isBlank(node));
    return [...run.slice(0, first), element('ul', items), ...texts];
  });
}

function blockOf(node: MarkupElement): Markup[] {
  const { name, children } = node;
  if (name === 'table') return tableOf(node);
  if (name === 'ul' || name === 'ol') return [{ ...node, children: itemsOf(children) }];
  if (name === 'dl') return [{ ...node, children: termsOf(children) }];
  if (LINES.includes(name)) return [{ ...node, children: linesOf(children, name === 'pre' ? '\n' : element('br')) }];
  const inside = flow(children, name, false);
  return [{ ...node, children: COMPACT.includes(name) ? withoutOnlyParagraph(inside) : inside }];
}

function withoutOnlyParagraph(nodes: readonly Markup[]): readonly Markup[] {
  const [first, ...rest] = nodes.filter((node) => !isBlank(node));
  return typeof first === 'object' && first.isMade && rest.length === 0 ? first.children : nodes;
}

/** The items of a list: a list directly in it belongs to the item before, other content is an item. */
function itemsOf(nodes: readonly Markup[]): Markup[] {
  const items: Markup[] = [];
  for (const node of nodes) {
    const last = items.findLast((item) => typeof item !== 'string');
    if (typeof node === 'string' && isBlank(node)) items.push(node);
    else if (typeof node !== 'string' && node.name === 'li') items.push(...blockOf(node));
    else if (isList(node) && typeof last === 'object') {
      items[items.indexOf(last)] = { ...last, children: [...last.children, ...blockOf(node)] };
    } else if (isBlock(node) && node.children.some((child) => typeof child !== 'string' && child.name === 'li'))
      items.push(...itemsOf(node.children));
    else items.push(...blockOf(element('li', [node])));
  }
  return items;
}

const isList = (node: Markup): node is Block => typeof node !== 'string' && (node.name === 'ul' || node.name === 'ol');

/** The terms and descriptions of a list; groups of them are opened. */
const termsOf = (nodes: readonly Markup[]): Markup[] =>
  runsOf(nodes, isBlock).flatMap((run) => {
    if (Array.isArray(run)) return run.every(isBlank) ? run : blockOf(element('dd', run));
    if (run.name === 'dt' || run.name === 'dd') return blockOf(run);
    const isGroup = run.children.some((child) => typeof child !== 'string' && /^d[td]$/.test(child.name));
    return isGroup ? termsOf(run.children) : blockOf(element('dd', [run]));
  });

/** A table, after the content that a browser would move out of it. */
function tableOf(node: MarkupElement): Markup[] {
  const outside: Markup[] = [];
  const inside = partsOf(node, outside);
  return [...flow(outside, '', true), { ...node, children: inside }];
}

function partsOf({ name, children }: MarkupElement, outside: Markup[]): Markup[] {
  return children.flatMap((child): Markup[] => {
    if (typeof child === 'string' && isBlank(child)) return [child];
    if (typeof child === 'string') {
      outside.push(element('div', [child]));
      return [];
    }
    if (['thead', 'tbody', 'tfoot', 'tr'].includes(child.name) && name !== 'tr')
      return [{ ...child, children: partsOf(child, outside) }];
    if (['td', 'th', 'caption'].includes(child.name)) return blockOf(child);
    const isAround = child.name !== 'table' && contains(child, (one) => TABLE_PARTS.includes(one.name));
    if (isAround) return partsOf({ ...child, name }, outside);
    outside.push(element('div', [child]));
    return [];
  });
}

/** The lines of blocks inside an element that may not contain blocks. */
function linesOf(nodes: readonly Markup[], between: Markup): Markup[] {
  const out: Markup[] = [];
  for (const run of runsOf(nodes, isBlock)) {
    const line = Array.isArray(run) ? run : linesOf(run.children, between);
    if (line.every(isBlank) && nodes.some(isBlock)) continue;
    if (out.length > 0) out.push(between);
    out.push(...line);
  }
  return out;
}

/** Without white space and line breaks at both ends. */
function trimmed(nodes: readonly Markup[]): Markup[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  const last = nodes.findLastIndex((node) => !isBlank(node));
  return nodes.slice(first, last + 1).map((node, index, all) => {
    if (typeof node !== 'string') return node;
    const start = index === 0 ? node.trimStart() : node;
    return index === all.length - 1 ? start.trimEnd() : start;
  });
}

/** Converts the line breaks of plain text: an empty line ends a paragraph. A text with blocks or `br` is unchanged. */
export function withLines(nodes: readonly Markup[]): readonly Markup[] {
  const isMarkedUp = nodes.some((node) => contains(node, ({ name }) => isBlockName(name) || name === 'br'));
  const text = trimmed(nodes);
  if (isMarkedUp || !/[\r\n]/.test(textOf(text))) return nodes;
  const isBreak = (node: Markup): node is MarkupElement => typeof node !== 'string' && node.name === 'br';
  const paragraphs: Markup[][] = [[]];
  let breaks: Markup[] = [];
  for (const node of text.flatMap(brokenLines)) {
    if (isBreak(node)) breaks.push(node);
    else if (!isBlank(node)) {
      if (breaks.length > 1) paragraphs.push([node]);
      else paragraphs.at(-1)?.push(...breaks, node);
      breaks = [];
    } else if (breaks.length === 0) paragraphs.at(-1)?.push(node);
  }
  return paragraphs.length === 1 ? (paragraphs[0] ?? []) : paragraphs.map((lines) => element('p', lines));
}

const brokenLines = (node: Markup): Markup[] =>
  typeof node === 'string' ? linesWithBreaks(node) : [{ ...node, children: node.children.flatMap(brokenLines) }];
