import { Box, FormHelperText, TextField, Typography } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import { useTranslate } from '../use-translate';
import { canEdit, fromEditor } from './rich-text';
import { RichTextTools } from './rich-text-tools';

/** The editor offers only the formats that the site shows. */
const extensions = [
  StarterKit.configure({
    ...{ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, horizontalRule: false },
    ...{ strike: false, underline: false },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
];

type RichTextProps = { label: string; value: string; error?: string; onChange: (html: string) => void };

/**
 * A rich text with headings, lists and links. A text with tables or pictures is edited as HTML, so that they are kept.
 */
export const RichTextField = (props: RichTextProps) => {
  const [isRich] = useState(() => canEdit(props.value));
  return isRich ? <Editor {...props} /> : <SourceField {...props} />;
};

const SourceField = ({ label, value, error, onChange }: RichTextProps) => {
  const help = useTranslate()('desk.content.editor.source');
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
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false, // the desk has its own styles, because of the content policy
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id } },
    onUpdate: ({ editor: changed }) => onChange(fromEditor(changed.isEmpty ? '' : changed.getHTML())),
  });
  return (
    <Box>
      <Typography id={id} variant="body2" color={error ? 'error' : 'text.secondary'}>
        {label}
      </Typography>
      <Box className="rich-text" data-invalid={error !== undefined}>
        <RichTextTools editor={editor} label={label} />
        <EditorContent editor={editor} />
      </Box>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
};
