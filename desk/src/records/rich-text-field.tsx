import { Box, Button, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { canEdit, fromEditor } from './rich-text';

const TEXTS = 'desk.content.editor';

/** What the site shows and the editor writes: no more than that. */
const extensions = [
  StarterKit.configure({
    ...{ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, horizontalRule: false },
    ...{ strike: false, underline: false },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
];

export type RichTextProps = { label: string; value: string; error?: string; onChange: (html: string) => void };

/** A text with headings, lists and links. One with tables or pictures is edited as the HTML it is: nothing of it is lost. */
export const RichTextField = (props: RichTextProps) => {
  const [isRich] = useState(() => canEdit(props.value));
  return isRich ? <Editor {...props} /> : <SourceField {...props} />;
};

const SourceField = ({ label, value, error, onChange }: RichTextProps) => {
  const help = useTranslate()(`${TEXTS}.source`);
  return (
    <TextField
      label={label}
      multiline
      minRows={4}
      maxRows={16}
      fullWidth
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
    />
  );
};

const Editor = ({ label, value, error, onChange }: RichTextProps) => {
  const id = useId();
  const translate = useTranslate();
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false, // its styles are ours, under the content policy
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id } },
    onUpdate: ({ editor: changed }) => onChange(fromEditor(changed.isEmpty ? '' : changed.getHTML())),
  });
  const act = (name: string) => {
    const run = editor.chain().focus();
    if (name === 'bold') run.toggleBold().run();
    else if (name === 'italic') run.toggleItalic().run();
    else if (name === 'heading2') run.toggleHeading({ level: 2 }).run();
    else if (name === 'heading3') run.toggleHeading({ level: 3 }).run();
    else if (name === 'bulletList') run.toggleBulletList().run();
    else if (name === 'orderedList') run.toggleOrderedList().run();
    else if (name === 'undo') run.undo().run();
    else setLink();
  };
  const setLink = () => {
    const before = (editor.getAttributes('link').href as string | undefined) ?? '';
    const href = window.prompt(translate(`${TEXTS}.address`), before)?.trim();
    if (href === undefined) return;
    const link = editor.chain().focus().extendMarkRange('link');
    if (href === '') link.unsetLink().run();
    else link.setLink({ href }).run();
  };
  return (
    <Box>
      <Typography id={id} variant="body2" color={error ? 'error' : 'text.secondary'}>
        {label}
      </Typography>
      <Box className="rich-text" data-invalid={error !== undefined}>
        <Stack
          direction="row"
          useFlexGap
          role="toolbar"
          aria-label={`${translate(`${TEXTS}.tools`)}: ${label}`}
          sx={{ flexWrap: 'wrap' }}
        >
          {TOOLS.map((name) => (
            <Button key={name} size="small" onClick={() => act(name)}>
              {translate(`${TEXTS}.${name}`)}
            </Button>
          ))}
        </Stack>
        <EditorContent editor={editor} />
      </Box>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
};

const TOOLS = ['bold', 'italic', 'heading2', 'heading3', 'bulletList', 'orderedList', 'link', 'undo'] as const;
