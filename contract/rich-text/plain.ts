import { withLines } from './blocks';
import { withMeaning } from './styles';
import { isBlock, type Markup, parseMarkup } from './tree';

/**
 * Returns the lines of a rich text without markup, white space collapsed and without empty lines. Raised figures stay
 * raised (10⁹, never 109); text that was struck as deleted is left out.
 */
export function plainLines(html: string): string[] {
  const text = plainOf(withLines(withMeaning(parseMarkup(html))), '');
  const joined = text.replace(GAP_IN_WORD, ' ').replaceAll(GAP, '');
  return joined.split(BREAK).flatMap((line) => line.replace(/[\s\u00a0]+/g, ' ').trim() || []);
}

/** Stand for the end of a line and for deleted text; no text has them. */
const BREAK = '\u0000';
const GAP = '\u0001';
/** The texts before and after deleted text are two words. */
const GAP_IN_WORD = new RegExp(`(?<=[\\p{L}\\p{N}])${GAP}+(?=[\\p{L}\\p{N}])`, 'gu');

/** `before` is the text so far, which says whether a figure follows another. */
function plainOf(nodes: readonly Markup[], before: string): string {
  let text = before;
  for (const node of nodes) {
    if (typeof node === 'string') text += node.replaceAll(BREAK, ' ').replaceAll(GAP, ' ');
    else if (isBlock(node)) text = `${plainOf(node.children, text + BREAK)}${BREAK}`;
    else if (node.name === 'br') text += BREAK;
    else if (node.name === 'sup') text += raised(plainOf(node.children, ''));
    else if (node.name === 'sub') text += lowered(plainOf(node.children, ''), text);
    else if (node.name === 'del' || node.name === 's') text += GAP;
    else text = plainOf(node.children, text);
  }
  return text;
}

const SIGNS = '0123456789+-−=()n';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ';

const written = (text: string, signs: string): string | null => {
  const found = [...text].map((sign) => [...signs][[...SIGNS].indexOf(sign)]);
  return found.includes(undefined) ? null : found.join('');
};

/** A power; other raised text, as in 1er or Nº, cannot be mistaken for a figure. */
const raised = (text: string): string =>
  /^\s*[-+−]?[\dn]/.test(text) ? (written(text.trim(), RAISED) ?? `^(${text.trim()})`) : text;

/** An index; one after a letter, as in B12 or CO2, is written and searched without lowering. */
const lowered = (text: string, before: string): string =>
  /\d\s*$/.test(before) && /^\s*\d/.test(text) ? (written(text.trim(), LOWERED) ?? `_(${text.trim()})`) : text;
