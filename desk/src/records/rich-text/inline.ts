import { INLINE_ELEMENTS } from '@clinic/contract/rich-text';
import { type Markup, type MarkupElement, writeMarkup } from '@clinic/contract/rich-text/tree';

/** A piece of a line, as the editor stores it: characters or one element, and the formats around it in any order. */
export type Run = { content: Markup; formats: readonly MarkupElement[] };

/** Elements inside a line that have no content. */
const LEAVES = ['br', 'img', 'iframe'];
/** The order of formats of the same words when the text does not say which one is outside. */
const ORDER = ['a', ...INLINE_ELEMENTS];
/** Within themselves they change nothing. */
const ONCE = ['a', 'strong', 'em'];

/** True for an element that formats the words inside it. */
const isFormat = (node: Markup): node is MarkupElement =>
  typeof node !== 'string' && INLINE_ELEMENTS.includes(node.name) && !LEAVES.includes(node.name);

/** Returns a function for the pieces of a line; it numbers all formats (`data-part`), so that two stay two. */
export function runReader(): (nodes: readonly Markup[]) => Run[] {
  let count = 0;
  const read = (nodes: readonly Markup[], formats: readonly MarkupElement[]): Run[] =>
    nodes.flatMap((node): Run[] => {
      if (typeof node === 'string' || !isFormat(node)) return [{ content: node, formats }];
      const isWithout = node.name === 'a' && node.attributes.href === undefined;
      if (isWithout || (ONCE.includes(node.name) && formats.some(({ name }) => name === node.name)))
        return read(node.children, formats);
      count += 1;
      return read(node.children, [
        ...formats,
        { ...node, attributes: { ...node.attributes, 'data-part': `${count}` } },
      ]);
    });
  return (nodes) => read(nodes, []);
}

/** White space as browsers show it: none at the ends of a line, one space elsewhere. */
export function collapsed(runs: readonly Run[]): Run[] {
  const isBreak = (run: Run | undefined) => typeof run?.content === 'object' && run.content.name === 'br';
  const shown: Run[] = [];
  for (const run of runs) {
    if (typeof run.content !== 'string') {
      if (isBreak(run)) trimEnd(shown);
      shown.push(run);
      continue;
    }
    const before = shown.at(-1);
    const isAfterSpace =
      before === undefined || isBreak(before) || (typeof before.content === 'string' && before.content.endsWith(' '));
    const text = run.content.replace(/[ \t\r\n\f]+/g, ' ');
    const content = isAfterSpace ? text.replace(/^ /, '') : text;
    if (content !== '') shown.push({ ...run, content });
  }
  trimEnd(shown);
  return shown;
}

function trimEnd(runs: Run[]): void {
  const last = runs.pop();
  if (last === undefined) return;
  const content = typeof last.content === 'string' ? last.content.replace(/ $/, '') : last.content;
  if (content === '') trimEnd(runs);
  else runs.push({ ...last, content });
}

/** Returns the elements of a line. The format that goes on longest is outside the others. */
export function nested(runs: readonly Run[]): Markup[] {
  const out: Markup[] = [];
  for (let start = 0; start < runs.length; ) {
    const { content, formats } = runs[start] as Run;
    const [outside] = formats.map((format) => ({ format, length: lengthOf(format, runs, start) })).sort(outerFirst);
    const end = start + (outside?.length ?? 1);
    if (outside) {
      const inside = runs.slice(start, end).map((run) => ({
        ...run,
        formats: run.formats.filter((one) => !isSame(one, outside.format)),
      }));
      out.push({ ...outside.format, children: nested(inside) });
    } else if (typeof content === 'string' && typeof out.at(-1) === 'string') out.push(`${out.pop()}${content}`);
    else out.push(content);
    start = end;
  }
  return out;
}

type Extent = { format: MarkupElement; length: number };

function lengthOf(format: MarkupElement, runs: readonly Run[], start: number): number {
  const after = runs.slice(start).findIndex(({ formats }) => !formats.some((one) => isSame(one, format)));
  return after < 0 ? runs.length - start : after;
}

const partOf = ({ attributes }: MarkupElement): number => Number(attributes['data-part'] ?? 0);

const outerFirst = (one: Extent, other: Extent): number =>
  other.length - one.length ||
  partOf(one.format) - partOf(other.format) ||
  ORDER.indexOf(one.format.name) - ORDER.indexOf(other.format.name);

/** A format without a number was added in the editor; it continues its neighbour. */
const isSame = (one: MarkupElement, other: MarkupElement): boolean =>
  one.name === other.name &&
  (partOf(one) === partOf(other) || partOf(one) * partOf(other) === 0) &&
  writeMarkup([{ ...one, children: [] }]) === writeMarkup([{ ...other, children: [] }]);
