import { element, type Markup, type MarkupElement } from '@clinic/contract/rich-text/tree';

/** Their only paragraph is written without an element. */
const COMPACT = ['li', 'td', 'th', 'dd', 'figcaption', 'figure'];

/**
 * How a paragraph of the editor is written if that differs from what its place suggests: `none`, without an element;
 * `own`, with one; `filled`, not at all while it is empty.
 */
export const PARAGRAPH_FORM = 'data-p';

const isParagraph = (node: Markup): boolean => typeof node !== 'string' && node.name === 'p';

const formOf = (node: Markup | undefined): string | undefined =>
  typeof node === 'object' && isParagraph(node) ? node.attributes[PARAGRAPH_FORM] : undefined;

/** True if a paragraph in such a place has no element unless the text says so. */
const isBareIn = (parent: string, siblings: readonly Markup[]): boolean =>
  COMPACT.includes(parent) && siblings.filter(isParagraph).length === 1;

/** Notes the form of each paragraph; those that have none in the text come with `none`. */
export function withForms(blocks: readonly MarkupElement[], parent: string): MarkupElement[] {
  const isBare = isBareIn(parent, blocks);
  return blocks.map((block) => {
    if (!isParagraph(block)) return block;
    const isNone = formOf(block) === 'none';
    if (isNone === isBare) return element('p', block.children);
    return element('p', block.children, { [PARAGRAPH_FORM]: isNone ? 'none' : 'own' });
  });
}

/** Removes the elements of paragraphs that are written without one; two texts in sequence keep theirs. */
export function withoutBareParagraphs(nodes: readonly Markup[], parent = ''): Markup[] {
  const isBare = isBareIn(parent, nodes);
  const isNone = (node: Markup | undefined) => formOf(node) === 'none';
  return nodes.flatMap((node, index): readonly Markup[] => {
    if (typeof node === 'string') return [node];
    if (!isParagraph(node)) return [{ ...node, children: withoutBareParagraphs(node.children, node.name) }];
    if (formOf(node) === 'filled' && node.children.length === 0) return [];
    const isWhole = isNone(node) ? isNone(nodes[index - 1]) || isNone(nodes[index + 1]) : !isBare;
    return isWhole || formOf(node) === 'own' ? [node] : node.children;
  });
}
