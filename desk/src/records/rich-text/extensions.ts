import { INLINE_ELEMENTS, RICH_TEXT_ELEMENTS } from '@clinic/contract/rich-text';
import { Mark, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { BLOCKS, written } from './blocks';
import { TABLES } from './tables';

/** Elements that the kit has under other names, or that are no marks. */
const OF_THE_KIT = ['strong', 'em', 'a', 'br', 'img'];

const marks = INLINE_ELEMENTS.filter((name) => !OF_THE_KIT.includes(name)).map((name) =>
  Mark.create({
    name,
    excludes: '', // q in q, and sup in sup
    parseHTML: () => [{ tag: name }],
    addAttributes: () =>
      Object.fromEntries(['data-part', ...(RICH_TEXT_ELEMENTS[name] ?? [])].map((one) => [one, written(one)])),
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  }),
);

const kit = StarterKit.configure({
  ...{ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, strike: false, underline: false },
  ...{ trailingNode: false, link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } } },
}).extend({
  addExtensions() {
    // An item may begin with any block.
    return (this.parent?.() ?? []).map((one) =>
      one.name === 'listItem' && one instanceof Node ? one.extend({ content: 'block+' }) : one,
    );
  },
});

/** The formats that the editor has tools for, and the elements that it only preserves. */
export const richTextExtensions = [kit, ...marks, ...BLOCKS, ...TABLES];
