import { isBlank, type Markup, type MarkupElement, textOf } from './tree';

/** Attributes in which plug-ins keep the address of a picture until it is near. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original'];

/**
 * Gives pictures that a script would load their address, and removes the second of the same picture: the one for
 * browsers without scripts, or the placeholder beside it.
 */
export function withRealPictures(nodes: readonly Markup[]): Markup[] {
  const loaded = nodes.map(withAddress);
  const outside = new Set(picturesOf(loaded).flatMap(({ attributes }) => attributes.src ?? []));
  return withoutTwins(loaded, outside, new Map());
}

function withAddress(node: Markup): Markup {
  if (typeof node === 'string') return node;
  if (node.name !== 'img') return { ...node, children: node.children.map(withAddress) };
  const lazy = LAZY.map((name) => node.attributes[name]?.trim()).find(Boolean);
  return lazy ? { ...node, attributes: { ...node.attributes, src: lazy } } : node;
}

/** The pictures outside noscript. */
const picturesOf = (nodes: readonly Markup[]): MarkupElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.name === 'noscript') return [];
    return node.name === 'img' ? [node] : picturesOf(node.children);
  });

/** The only picture of a part that has nothing else, or null. */
function pictureOf(node: Markup | undefined): MarkupElement | null {
  if (node === undefined || typeof node === 'string' || textOf([node]).trim()) return null;
  const pictures = picturesOf([node]);
  return pictures.length === 1 ? (pictures[0] ?? null) : null;
}

const isPlaceholder = ({ attributes }: MarkupElement): boolean => /^\s*(?:data:|about:|$)/i.test(attributes.src ?? '');
const fileOf = ({ attributes }: MarkupElement): string => (attributes.src ?? '').replace(/[?#].*$/, '');

/** The replacements of elements; an empty list removes an element. */
type Replaced = Map<Markup, Markup[]>;

function withoutTwins(nodes: readonly Markup[], outside: ReadonlySet<string>, replaced: Replaced): Markup[] {
  const shown = nodes.filter((node) => !isBlank(node) || pictureOf(node));
  for (const [index, node] of shown.entries()) {
    if (typeof node === 'string' || node.name !== 'noscript') continue;
    const fallback = pictureOf({ ...node, name: 'div' });
    const beside = [shown[index - 1], shown[index + 1]].flatMap((one) => pictureOf(one) ?? []);
    const twin = fallback && beside.find((one) => isPlaceholder(one) || fileOf(one) === fileOf(fallback));
    if (twin && fallback) {
      const alt = twin.attributes.alt?.trim() || fallback.attributes.alt || '';
      const kept = isPlaceholder(twin) ? fallback : twin;
      replaced.set(twin, [{ ...kept, attributes: { ...kept.attributes, alt } }]).set(node, []);
    } else if (fallback && outside.has(fallback.attributes.src ?? '')) replaced.set(node, []);
  }
  return nodes.flatMap((node) => {
    const instead = replaced.get(node);
    if (instead || typeof node === 'string') return instead ?? [node];
    const children = withoutTwins(node.children, outside, replaced);
    return node.name === 'noscript' ? children : [{ ...node, children }];
  });
}
