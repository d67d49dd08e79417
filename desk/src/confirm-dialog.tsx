import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { type Refusal, request } from './api';
import { refusalText } from './refusal-text';
import { useSend } from './send-dialog';
import { useTranslate } from './use-translate';

type ConfirmDialogProps<T> = {
  /** Path of the call. */
  path: string;
  body?: object;
  title: string;
  submit: string;
  /** Shown after success; a function if it depends on the response. */
  done: string | ((answer: T) => string);
  isDangerous?: boolean;
  children: ReactNode;
  /** Called before a refusal is shown. */
  onRefused?: (refusal: Refusal) => void;
  /** Shown under the text of a refusal. */
  more?: ReactNode;
  /** `answer` is the response of the call, or null when the dialog was closed without it. */
  onClose: (answer: T | null) => void;
};

/** Asks for confirmation before a call. A refusal is shown in the dialog, and the typed values stay. */
export function ConfirmDialog<T>(props: ConfirmDialogProps<T>) {
  const { path, body, title, submit, done, isDangerous, children, onRefused, more, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const {
    refusal,
    isBusy,
    submit: send,
  } = useSend(async () => {
    const answer = await request<T>('POST', path, body).catch((error: Refusal) => {
      onRefused?.(error);
      throw error;
    });
    notify(typeof done === 'function' ? done(answer) : done, { type: 'success' });
    onClose(answer);
  });
  return (
    <Dialog open onClose={() => onClose(null)} fullWidth maxWidth="xs" aria-labelledby="confirm-title">
      <form onSubmit={send}>
        <DialogTitle id="confirm-title">{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refusal && (
              <Alert severity="error">
                {refusalText(refusal, translate)}
                {more}
              </Alert>
            )}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(null)}>{translate('desk.back')}</Button>
          <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} disabled={isBusy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
