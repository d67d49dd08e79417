import { Extension, Node } from '@tiptap/react';
import { pictureSource } from '../picture-source';
import { PARAGRAPH_FORM } from './paragraphs';

/** Keeps the text of an attribute: the editor would convert "1.50" to a number. */
export const written = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** A block with the name of its element. */
const block = (name: string, content: string, more: Parameters<typeof Node.create>[0] = {}) =>
  Node.create({
    name,
    content,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
    ...more,
  });

const image = Node.create({
  name: 'img',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    ...{ alt: written('alt'), width: written('width'), height: written('height') },
    src: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-src') ?? element.getAttribute('src'),
      // The content policy of the desk refuses pictures of other hosts: their description is shown.
      renderHTML: ({ src }) => ({ 'data-src': src, src: pictureSource(src) }),
    },
  }),
  parseHTML: () => [{ tag: 'img' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A video, which the site shows as a link. */
const frame = Node.create({
  name: 'iframe',
  group: 'inline',
  inline: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => element.getAttribute('data-frame') ?? element.getAttribute('src') },
    title: written('title'),
  }),
  parseHTML: () => [{ tag: 'iframe' }, { tag: 'span[data-frame]' }],
  renderHTML: ({ node }) => [
    'span',
    { 'data-frame': node.attrs.src, title: node.attrs.title },
    node.attrs.title ?? node.attrs.src ?? '',
  ],
});

/** Attributes that the site shows and the kit does not know. */
const attributes = Extension.create({
  name: 'attributes',
  addGlobalAttributes: () => [
    { types: ['paragraph'], attributes: { [PARAGRAPH_FORM]: written(PARAGRAPH_FORM) } },
    { types: ['bold', 'italic', 'link'], attributes: { 'data-part': written('data-part') } },
    { types: ['listItem'], attributes: { value: written('value') } },
    {
      types: ['orderedList'],
      // A reversed list that says where it starts differs from one that does not; the kit's `start` is 1 in both.
      attributes: { reversed: written('reversed'), from: { ...written('start'), rendered: false } },
    },
  ],
});

/** The blocks that the editor shows and keeps, and has no tools for. */
export const BLOCKS = [
  block('pre', 'inline*', { group: 'block', code: true, defining: true }),
  block('figure', '(block | figcaption)+', { group: 'block', defining: true }),
  block('figcaption', 'block+', { defining: true }),
  block('dl', '(dt | dd)+', { group: 'block' }),
  block('dt', 'inline*', { defining: true }),
  block('dd', 'block+', { defining: true }),
  ...[image, frame, attributes],
];
