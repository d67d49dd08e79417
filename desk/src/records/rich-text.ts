import { allowedMarkup } from '@clinic/contract/rich-text/markup';
import { plainLines } from '@clinic/contract/rich-text/plain';
import { parseMarkup, writeMarkup } from '@clinic/contract/rich-text/tree';
import type { Node } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import { documentOf } from './rich-text/document';
import { withoutBareParagraphs } from './rich-text/paragraphs';
import { savedBlocks } from './rich-text/saved';
import { settled } from './rich-text/settled';

/** Parses a text for the editor. Null if the editor would change what the site shows of it. */
export function openText(html: string): Node | null {
  const blocks = settled(parseMarkup(allowedMarkup(html)));
  const document = documentOf(blocks);
  const isSame = blocks.length === 0 || textOf(document) === writeMarkup(withoutBareParagraphs(blocks));
  return isSame && hasWholeTables(document) ? document : null;
}

/** Returns the HTML that is saved for a document of the editor; it is unchanged for an unchanged document. */
export const textOf = (document: Node): string => writeMarkup(withoutBareParagraphs(savedBlocks(document)));

/** A changed table gets the cells that its rows lack: not more than it has, as they would for a colspan of 99. */
function hasWholeTables(document: Node): boolean {
  let areWhole = true;
  document.descendants((node) => {
    if (node.type.name !== 'table') return;
    const problems = TableMap.get(node).problems ?? [];
    const missing = problems.map((problem) => (problem.type === 'missing' ? problem.n : 0));
    const cells = node.children.reduce((sum, row) => sum + row.childCount, 0);
    const isOverlaid = problems.some(({ type }) => type === 'collision');
    if (isOverlaid || missing.reduce((sum, n) => sum + n, 0) > cells) areWhole = false;
  });
  return areWhole;
}

/** Returns the visible lines of an HTML text, without empty ones. */
export const linesOf = (html: string): string[] => plainLines(html);
