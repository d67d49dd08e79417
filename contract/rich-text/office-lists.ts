import { contains, element, isBlank, type Markup, type MarkupElement, textOf } from './tree';

/** A paragraph that Word shows as an item of a list. */
type Item = { level: number; list: string; marker: string; children: Markup[]; style: string };

const ITEM = /mso-list:\s*(l\d+)\s+level(\d)\s+lfo(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
const isMarker = ({ attributes }: MarkupElement): boolean => MARKER.test(attributes.style ?? '');

/** Replaces the paragraphs that Word writes for the items of a list by lists. A paragraph without a mark is no item. */
export function withOfficeLists(nodes: readonly Markup[]): Markup[] {
  const out: Markup[] = [];
  let items: Item[] = [];
  let between: Markup[] = [];
  const flush = () => {
    out.push(...listsOf(items), ...between);
    items = [];
    between = [];
  };
  for (const node of nodes) {
    const item = itemOf(node);
    if (item) {
      items.push(item);
      between = [];
    } else if (items.length > 0 && typeof node === 'string' && isBlank(node)) between.push(node);
    else {
      flush();
      out.push(typeof node === 'string' ? node : { ...node, children: withOfficeLists(node.children) });
    }
  }
  flush();
  return out;
}

function itemOf(node: Markup): Item | null {
  if (typeof node === 'string' || node.name !== 'p') return null;
  const [, list = '', level = '', format = ''] = ITEM.exec(node.attributes.style ?? '') ?? [];
  if (!list || !contains(node, isMarker)) return null;
  const marker = textOf(markersOf(node.children)).trim();
  const style = node.attributes.style ?? '';
  return { level: Number(level), list: `${list} ${format}`, marker, children: withoutMarker(node.children), style };
}

const markersOf = (nodes: readonly Markup[]): MarkupElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : isMarker(node) ? [node] : markersOf(node.children)));

const withoutMarker = (nodes: readonly Markup[]): Markup[] =>
  nodes.flatMap((node): Markup[] => {
    if (typeof node === 'string') return [node];
    return isMarker(node) ? [] : [{ ...node, children: withoutMarker(node.children) }];
  });

type Attributes = MarkupElement['attributes'];
type Open = { element: MarkupElement; children: Markup[]; level: number; kind: string; next: number };

/** Makes lists of items, each below the item of the level above it. */
function listsOf(items: readonly Item[]): Markup[] {
  const out: Markup[] = [];
  const open: Open[] = [];
  for (const { level, list, marker, children, style } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const number = numberOf(marker, open.findLast((one) => one.level === level)?.element.attributes.type);
    const kind = `${list} ${number ? 'ol' : 'ul'}`;
    if (open.at(-1)?.level === level && open.at(-1)?.kind !== kind) open.pop();
    let inner = open.at(-1);
    if (inner?.level !== level) {
      const made = newList(level, kind, number);
      const item = inner?.children.at(-1);
      if (typeof item === 'object') (item.children as Markup[]).push(made.element);
      else out.push(made.element);
      open.push(made);
      inner = made;
    }
    const value: Attributes = number && number.value !== inner.next ? { value: String(number.value) } : {};
    inner.next = (number?.value ?? 0) + 1;
    inner.children.push(element('li', [...children], { style, ...value }));
  }
  return out;
}

function newList(level: number, kind: string, number: Numbering | null): Open {
  const children: Markup[] = [];
  const start: Attributes = number && number.value !== 1 ? { start: String(number.value) } : {};
  const type: Attributes = number?.type ? { type: number.type } : {};
  const made = element(number ? 'ol' : 'ul', children, { ...start, ...type });
  return { element: made, children, level, kind, next: number?.value ?? 1 };
}

type Numbering = { value: number; type?: string };

/** Reads the number before an item, in the kind of numbers that its list has; null for a bullet. */
function numberOf(marker: string, kind: string | undefined): Numbering | null {
  const [, written] = /^\(?(?:\d+\.)*(\d{1,5}|[a-z]{1,7})[.)º-]*$/i.exec(marker) ?? [];
  if (!written || (!/[.)º-]$/.test(marker) && !/\d$/.test(marker))) return null;
  if (/\d/.test(written)) return { value: Number(written) };
  const isCapital = written === written.toUpperCase();
  const roman = romanNumber(written.toLowerCase());
  const isRoman = roman > 0 && (kind ? kind.toLowerCase() === 'i' : written.length > 1 || /^i$/i.test(written));
  if (isRoman) return { value: roman, type: isCapital ? 'I' : 'i' };
  if (written.length > 1) return null;
  return { value: written.toLowerCase().charCodeAt(0) - 96, type: isCapital ? 'A' : 'a' };
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Returns the value of a Roman number in lower case, 0 for other words. */
function romanNumber(written: string): number {
  if (!/^m*(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(written)) return 0;
  const values = [...written].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
