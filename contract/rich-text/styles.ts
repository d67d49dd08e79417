import { isBlockName, SAME_MEANING } from '../rich-text';
import {
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

/** Elements around a part, which are not repeated inside it. */
type Around = ReadonlySet<string>;

/** Their text is bold without any style. */
const HEADINGS = ['h2', 'h3', 'h4', 'th'];
/** Elements without a meaning of their own inside another of the same name. */
const ONCE = ['strong', 'em', 's'];
/** An element inside which the element around it has no effect, such as a normal part of a bold text. */
const endOf = (name: string): string => `!${name}`;

/**
 * Writes as elements what other programs write as styles (bold, italic, struck, raised and lowered text, kinds of
 * numbers), and removes elements that a style cancels, such as the `<b style="font-weight:normal">` of Google Docs.
 */
export const withMeaning = (nodes: readonly Markup[]): Markup[] => meaningOf(nodes, new Set());

const meaningOf = (nodes: readonly Markup[], around: Around): Markup[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : elementMeaning(node, around)));

function elementMeaning(node: MarkupElement, around: Around): Markup[] {
  const formula = formulaOf(node, around);
  if (formula) return formula;
  const style = styleOf(node.attributes.style);
  const effects = node.children.length > 0 ? effectsOf(node, style) : {};
  const given = SAME_MEANING.get(node.name) ?? node.name;
  const isRepeated = ONCE.includes(given) && around.has(given);
  const name = isRepeated || effects[given] === false || given === 'font' ? 'span' : given;

  const inside = new Set([...around, name, ...(HEADINGS.includes(name) ? ['heading'] : [])]);
  const isNew = (effect: string) => !inside.has(effect) && !(effect === 'strong' && inside.has('heading'));
  const added = Object.keys(effects).filter((effect) => effects[effect] === true && isNew(effect));
  const ended = Object.keys(effects).filter((effect) => effects[effect] === false && around.has(effect));
  for (const effect of added) inside.add(effect);
  for (const effect of ended) inside.delete(effect);
  let children = meaningOf(withBreaks(node.children, style), inside);
  for (const effect of added) children = pushDown(element(effect), children);
  for (const effect of ended) children = [element(endOf(effect), children)];
  if (name === 'span') return children;
  const made = { ...node, name, attributes: { ...node.attributes, ...numbering(node, style) }, children };
  return isBlockName(name) ? [made] : pushDown(made, children);
}

type Style = Readonly<Record<string, string>>;

const styleOf = (written = ''): Style =>
  Object.fromEntries(
    written
      .toLowerCase()
      .split(';')
      .map((one) => one.split(':').map((part) => part.replace('!important', '').trim()))
      .filter(([name, value]) => name && value),
  );

const BOLD = /^(?:bold|bolder|[6-9]00|1000)$/;
const NOT_BOLD = /^(?:normal|lighter|[1-5]00)$/;

/** The elements that a style stands for: true for one that it adds, false for one that it ends. */
function effectsOf({ name }: MarkupElement, style: Style): Record<string, boolean> {
  const { 'font-weight': weight = '', 'font-style': slant = '', 'mso-text-raise': raise = '' } = style;
  const effects: Record<string, boolean> = {};
  if (BOLD.test(weight)) effects.strong = true;
  if (NOT_BOLD.test(weight)) effects.strong = false;
  if (/^(?:italic|oblique)/.test(slant)) effects.em = true;
  if (slant === 'normal') effects.em = false;
  if (/line-through/.test(`${style['text-decoration']} ${style['text-decoration-line']}`)) effects.s = true;
  if (isBlockName(name) || name === 'img' || name === 'sub' || name === 'sup') return effects;
  const level = style['vertical-align'] ?? '';
  if (level === 'super' || /^[1-9.]/.test(raise)) effects.sup = true;
  if (level === 'sub' || /^-[0-9.]/.test(raise)) effects.sub = true;
  return effects;
}

const NUMBERS = new Map(
  Object.entries({
    ...{ 'lower-alpha': 'a', 'lower-latin': 'a', 'upper-alpha': 'A', 'upper-latin': 'A' },
    ...{ 'lower-roman': 'i', 'upper-roman': 'I' },
  }),
);

/** The `type` of a list from its style or from the style of its first item. */
function numbering({ name, children, attributes }: MarkupElement, style: Style): { type?: string } {
  if (name !== 'ol' || attributes.type) return {};
  const first = children.find((child) => typeof child !== 'string' && child.name === 'li');
  const ofItem = typeof first === 'object' ? styleOf(first.attributes.style) : {};
  const type = [style, ofItem]
    .map((one) => NUMBERS.get(one['list-style-type'] ?? one['list-style'] ?? ''))
    .find(Boolean);
  return type ? { type } : {};
}

/** Keeps the line breaks of a text whose style shows them. */
function withBreaks(nodes: readonly Markup[], style: Style): readonly Markup[] {
  if (!/^(?:pre|break)/.test(style['white-space'] ?? '')) return nodes;
  return nodes.flatMap((node) => (typeof node === 'string' && node.trim() ? linesWithBreaks(node) : [node]));
}

/**
 * Puts an element around the parts of a line, inside the blocks among them: a block in a link or in bold text becomes a
 * block with a link or bold text in it.
 */
function pushDown(around: MarkupElement, children: readonly Markup[]): Markup[] {
  const end = endOf(around.name);
  const isApart = (child: Markup): child is MarkupElement => contains(child, (one) => one.name === end || isBlock(one));
  if (!children.some(isApart)) return [{ ...around, children }];
  return runsOf(children, isApart).flatMap((run) => {
    if (Array.isArray(run)) return run.every(isBlank) ? run : [{ ...around, children: run }];
    return run.name === end ? run.children : [{ ...run, children: pushDown(around, run.children) }];
  });
}

/** The formulas of MathML, with their number of parts. */
const FORMULAS = new Map(Object.entries({ msup: 2, msub: 2, msubsup: 3, mfrac: 2 }));

/** Returns a formula of MathML as text with raised and lowered parts, or null for other elements and other formulas. */
function formulaOf({ name, children }: MarkupElement, around: Around): Markup[] | null {
  const inner = children.filter((child) => typeof child !== 'string' || child.trim());
  if (FORMULAS.get(name) !== inner.length) return null;
  const parts = inner.map((child) => meaningOf([child], around));
  const [base = [], second = [], third = []] = parts;
  if (name === 'msup') return [...base, ...pushDown(element('sup'), second)];
  if (name === 'msub') return [...base, ...pushDown(element('sub'), second)];
  if (name === 'msubsup') return [...base, ...pushDown(element('sub'), second), ...pushDown(element('sup'), third)];
  return [...together(base), '/', ...together(second)];
}

const together = (part: Markup[]): Markup[] => (/^[\p{L}\d.,]*$/u.test(textOf(part)) ? part : ['(', ...part, ')']);
