import { INLINE_ELEMENTS, RICH_TEXT_ELEMENTS } from '@clinic/contract/rich-text';
import { Extension, Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

/** Elements that the kit has under other names, or that are no marks. */
const OF_THE_KIT = ['strong', 'em', 'a', 'br', 'img'];

/** Keeps the text of an attribute: the editor would convert "1.50" to a number. */
const written = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

const marks = INLINE_ELEMENTS.filter((name) => !OF_THE_KIT.includes(name)).map((name) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag: name }],
    addAttributes: () =>
      Object.fromEntries((RICH_TEXT_ELEMENTS[name] ?? []).map((attribute) => [attribute, written(attribute)])),
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  }),
);

const numbers = Extension.create({
  name: 'numbers',
  addGlobalAttributes: () => [
    { types: ['listItem'], attributes: { value: written('value') } },
    { types: ['orderedList'], attributes: { reversed: written('reversed') } },
  ],
});

/** The formats that the editor has tools for, and the elements that it only preserves. */
export const richTextExtensions = [
  StarterKit.configure({
    ...{ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, strike: false, underline: false },
    ...{ trailingNode: false, link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } } },
  }),
  ...marks,
  numbers,
];
