import { INLINE_ELEMENTS } from '@clinic/contract/rich-text';
import { allowedMarkup } from '@clinic/contract/rich-text/markup';
import { plainLines } from '@clinic/contract/rich-text/plain';
import { isBlank, isBlock, type Markup, parseMarkup, writeMarkup } from '@clinic/contract/rich-text/tree';
import { generateHTML, generateJSON } from '@tiptap/react';
import { richTextExtensions } from './rich-text-extensions';

/** True if the editor gives a text back with everything that the site would show of it. */
export function canEdit(html: string): boolean {
  const shown = allowedMarkup(html);
  return linesWithMeaning(savedText(shown)).join('\n') === linesWithMeaning(shown).join('\n');
}

/** Returns the HTML that the editor saves for a text with allowed markup that nobody changed. */
export const savedText = (html: string): string =>
  fromEditor(generateHTML(generateJSON(html, richTextExtensions), richTextExtensions));

/** Converts the HTML of the editor to the HTML of the site: removes the paragraph inside a list item. */
export const fromEditor = (html: string): string =>
  html.replace(/<li([^>]*)><p>((?:(?!<\/p>)[\s\S])*)<\/p>(?=<\/li>|<[uo]l\b)/g, '<li$1>$2');

/** A line of text for each run with the same elements around it, and one for each block except paragraphs. */
function linesWithMeaning(html: string): string[] {
  const lines: string[] = [];
  const read = (nodes: readonly Markup[], around: readonly string[]): void => {
    for (const node of nodes) {
      const words = typeof node === 'string' ? node.replace(/\s+/g, ' ') : '';
      const marks = [...around].sort().join('');
      const isNext = words && lines.at(-1)?.startsWith(`${marks}|`);
      if (isNext) lines.push(lines.pop() + words);
      else if (words && !isBlank(words)) lines.push(`${marks}|${words}`);
      if (typeof node === 'string') continue;
      const tag = writeMarkup([{ ...node, children: [] }]).replace(/^<ol start="1"(?! reversed)/, '<ol');
      const isLine =
        node.name === 'p' || isBlock(node) || !INLINE_ELEMENTS.includes(node.name) || /^<(?:br|img)/.test(tag);
      if (isLine) lines.push(node.name === 'p' ? '' : tag);
      read(node.children, isLine ? around : [...around, tag]);
      if (isLine) lines.push('');
    }
  };
  read(parseMarkup(html), []);
  return lines.flatMap((line) => line.trim() || []);
}

/** Returns the visible lines of an HTML text, without empty ones. */
export const linesOf = (html: string): string[] => plainLines(html);
