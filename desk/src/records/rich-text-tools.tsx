import { Button, Stack } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';

const TEXTS = 'desk.content.editor';

type Tool = {
  act: (editor: Editor, ask: (before: string) => string | null) => void;
  /** True if the text at the cursor has the format; undefined for commands without a state. */
  isOn?: (editor: Editor) => boolean;
};

type ToolName = KeyIn<typeof TEXTS>;

const TOOLS: Partial<Record<ToolName, Tool>> = {
  bold: { act: (editor) => editor.chain().focus().toggleBold().run(), isOn: (editor) => editor.isActive('bold') },
  italic: { act: (editor) => editor.chain().focus().toggleItalic().run(), isOn: (editor) => editor.isActive('italic') },
  heading2: heading(2),
  heading3: heading(3),
  bulletList: {
    act: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  orderedList: {
    act: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  link: { act: setLink, isOn: (editor) => editor.isActive('link') },
  undo: { act: (editor) => editor.chain().focus().undo().run() },
};
const NAMES = Object.keys(TOOLS) as ToolName[];

function heading(level: 2 | 3): Tool {
  return {
    act: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  };
}

function setLink(editor: Editor, ask: (before: string) => string | null): void {
  const href = ask((editor.getAttributes('link').href as string | undefined) ?? '')?.trim();
  if (href === undefined) return;
  const link = editor.chain().focus().extendMarkRange('link');
  if (href === '') link.unsetLink().run();
  else link.setLink({ href }).run();
}

/** Returns the index of the tool that a key moves the focus to; null for other keys. */
function moved(index: number, key: string): number | null {
  if (key === 'ArrowRight') return (index + 1) % NAMES.length;
  if (key === 'ArrowLeft') return (index + NAMES.length - 1) % NAMES.length;
  if (key === 'Home') return 0;
  return key === 'End' ? NAMES.length - 1 : null;
}

/** The toolbar: one tab stop, arrow keys move between the tools. Tools of the format at the cursor are pressed. */
export const RichTextTools = ({ editor, label }: { editor: Editor; label: string }) => {
  const translate = useTranslate();
  const [stop, setStop] = useState(0);
  const on = useEditorState({ editor, selector: () => NAMES.filter((name) => TOOLS[name]?.isOn?.(editor)) });
  const ask = (before: string) => window.prompt(translate(`${TEXTS}.address`), before);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = moved(stop, event.key);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      role="toolbar"
      aria-label={`${translate(`${TEXTS}.tools`)}: ${label}`}
      onKeyDown={move}
      sx={{ flexWrap: 'wrap' }}
    >
      {NAMES.map((name, index) => (
        <Button
          key={name}
          size="small"
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={TOOLS[name]?.isOn && on.includes(name)}
          onFocus={() => setStop(index)}
          onClick={() => TOOLS[name]?.act(editor, ask)}
        >
          {translate(`${TEXTS}.${name}`)}
        </Button>
      ))}
    </Stack>
  );
};
