import { Box, FormHelperText, TextField, Typography } from '@mui/material';
import type { Node } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useState } from 'react';
import { useTranslate } from '../use-translate';
import { openText, textOf } from './rich-text';
import { pastedHtml } from './rich-text/document';
import { richTextExtensions } from './rich-text/extensions';
import { RichTextTools } from './rich-text-tools';
import './rich-text.css';

type RichTextProps = { label: string; value: string; error?: string; onChange: (html: string) => void };

/** A text with headings, lists, links and tables. One that the editor would change is edited as HTML. */
export const RichTextField = (props: RichTextProps) => {
  const [opened] = useState(() => openText(props.value));
  return opened ? <Editor {...props} opened={opened} /> : <SourceField {...props} />;
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

const Editor = ({ label, opened, error, onChange }: RichTextProps & { opened: Node }) => {
  const id = useId();
  const editor = useEditor({
    extensions: richTextExtensions,
    content: opened.toJSON(),
    injectCSS: false, // the desk has its own styles, because of the content policy
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id },
      // HTML that was copied from the editor needs no cleaning.
      transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : pastedHtml(html)),
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : textOf(changed.state.doc)),
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
