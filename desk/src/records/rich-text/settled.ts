import { element, isBlock, type Markup, type MarkupElement, runsOf } from '@clinic/contract/rich-text/tree';
import { collapsed, nested, type Run, runReader } from './inline';
import { PARAGRAPH_FORM, withForms } from './paragraphs';

/** Without content they show nothing. */
const UNSEEN = ['ul', 'ol', 'dl', 'table', 'caption', 'thead', 'tbody', 'tfoot'];
const LINES = ['p', 'h2', 'h3', 'h4', 'dt', 'caption'];

type Reader = (nodes: readonly Markup[]) => Run[];

/**
 * Returns allowed markup as the editor holds it, which looks the same: white space without effect is gone, all text is
 * in paragraphs (paragraphs.ts), and formats are numbered.
 */
export const settled = (nodes: readonly Markup[]): MarkupElement[] => blocksOf(nodes, '', runReader());

function blocksOf(nodes: readonly Markup[], parent: string, read: Reader): MarkupElement[] {
  const apart = withRows(nodes, parent);
  const blocks = runsOf(apart, isBlock).flatMap((run): MarkupElement[] => {
    if (!Array.isArray(run)) return blockOf(run, read);
    const line = collapsed(read(run));
    return line.length === 0 ? [] : [element('p', nested(line), { [PARAGRAPH_FORM]: 'none' })];
  });
  return withForms(blocks, parent);
}

function blockOf(block: MarkupElement, read: Reader): MarkupElement[] {
  const { name } = block;
  if (name === 'pre') return [{ ...block, children: nested(read(block.children)) }];
  const isLine = LINES.includes(name);
  const children = isLine ? nested(collapsed(read(block.children))) : blocksOf(block.children, name, read);
  return children.length === 0 && UNSEEN.includes(name)
    ? []
    : [{ ...block, attributes: attributesOf(block), children }];
}

/** Without the values that a missing attribute means. */
function attributesOf({ attributes }: MarkupElement): MarkupElement['attributes'] {
  const isMeant = ([name, value]: [string, string]) => !/^(?:col|row)span$/.test(name) || value !== '1';
  return Object.fromEntries(Object.entries(attributes).filter(isMeant));
}

/** Cells without a row are in one, as browsers show them. */
function withRows(nodes: readonly Markup[], parent: string): readonly Markup[] {
  if (!['table', 'thead', 'tbody', 'tfoot'].includes(parent)) return nodes;
  const isOther = (node: Markup): node is MarkupElement => typeof node !== 'string' && !/^t[dh]$/.test(node.name);
  return runsOf(nodes, isOther).flatMap((run) =>
    Array.isArray(run) && run.some((node) => typeof node !== 'string') ? element('tr', run) : run,
  );
}
