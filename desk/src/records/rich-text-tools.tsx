import { Button, Stack } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';
import { hasCaption, hasHeader, TABLE_COMMANDS, tableAt } from './rich-text/table-commands';

const TEXTS = 'desk.content.editor';

type Tool = {
  act: (editor: Editor, ask: (before: string) => string | null) => void;
  /** True if the text at the cursor has the format; undefined for commands without a state. */
  isOn?: (editor: Editor) => boolean;
  /** False where the tool does nothing. */
  can?: (editor: Editor) => boolean;
};

type ToolName = KeyIn<typeof TEXTS>;

const TEXT_TOOLS: Partial<Record<ToolName, Tool>> = {
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
  table: inTable('table'),
};

/** Shown while the cursor is in a table. */
const TABLE_TOOLS: Partial<Record<ToolName, Tool>> = {
  rowBefore: inTable('rowBefore'),
  rowAfter: inTable('rowAfter'),
  columnBefore: inTable('columnBefore'),
  columnAfter: inTable('columnAfter'),
  deleteRow: inTable('deleteRow'),
  deleteColumn: inTable('deleteColumn'),
  headerRow: { ...inTable('headerRow'), isOn: (editor) => hasHeader(editor.state) },
  caption: { ...inTable('caption'), isOn: (editor) => hasCaption(editor.state) },
  deleteTable: inTable('deleteTable'),
};
const TOOLS = { ...TEXT_TOOLS, ...TABLE_TOOLS };
const namesOf = (tools: object) => Object.keys(tools) as ToolName[];

function heading(level: 2 | 3): Tool {
  return {
    act: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  };
}

function inTable(name: keyof typeof TABLE_COMMANDS): Tool {
  const command = TABLE_COMMANDS[name];
  return {
    act: ({ view }) => {
      view.focus();
      command(view.state, view.dispatch);
    },
    can: ({ state }) => command(state),
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
function moved(index: number, key: string, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The toolbar: one tab stop, arrow keys move between the tools. Tools of the format at the cursor are pressed. */
export const RichTextTools = ({ editor, label }: { editor: Editor; label: string }) => {
  const translate = useTranslate();
  const [chosen, setStop] = useState(0);
  const { isTable, on, idle } = useEditorState({
    editor,
    selector: () => ({
      isTable: tableAt(editor.state) !== null,
      on: namesOf(TOOLS).filter((name) => TOOLS[name]?.isOn?.(editor)),
      idle: namesOf(TOOLS).filter((name) => TOOLS[name]?.can?.(editor) === false),
    }),
  });
  const names = namesOf(isTable ? TOOLS : TEXT_TOOLS);
  const stop = Math.min(chosen, names.length - 1);
  const ask = (before: string) => window.prompt(translate(`${TEXTS}.address`), before);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = moved(stop, event.key, names.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  const tool = (name: ToolName) => (
    <Button
      key={name}
      size="small"
      tabIndex={names.indexOf(name) === stop ? 0 : -1}
      aria-pressed={TOOLS[name]?.isOn && on.includes(name)}
      aria-disabled={idle.includes(name) || undefined}
      onFocus={() => setStop(names.indexOf(name))}
      onClick={() => idle.includes(name) || TOOLS[name]?.act(editor, ask)}
    >
      {translate(`${TEXTS}.${name}`)}
    </Button>
  );
  return (
    <Stack
      direction="row"
      useFlexGap
      role="toolbar"
      aria-label={`${translate(`${TEXTS}.tools`)}: ${label}`}
      onKeyDown={move}
      sx={{ flexWrap: 'wrap' }}
    >
      {namesOf(TEXT_TOOLS).map(tool)}
      {isTable && (
        <Stack
          direction="row"
          useFlexGap
          role="group"
          aria-label={translate(`${TEXTS}.table`)}
          sx={{ flexWrap: 'wrap', flexBasis: '100%', borderTop: '1px solid #d5dee0' }}
        >
          {namesOf(TABLE_TOOLS).map(tool)}
        </Stack>
      )}
    </Stack>
  );
};
