import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Refusal } from './api';
import { refusalText } from './refusal-text';
import { useTranslate } from './use-translate';

type SendDialogProps = {
  title: string;
  submit: string;
  isDangerous?: boolean;
  /** Width of the dialog: for a question, a form, or a form in three languages. */
  size?: 'xs' | 'sm' | 'md';
  children: ReactNode;
  /** Throws a Refusal, which is shown in the dialog. */
  onSend: () => Promise<void>;
  onClose: () => void;
};

/** Asks for confirmation before a call. A refusal is shown in the dialog, and the typed values stay. */
export const SendDialog = (props: SendDialogProps) => {
  const { title, submit, isDangerous, size = 'xs', children, onSend, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const { refusal, isBusy, submit: send } = useSend(onSend);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={size} aria-labelledby={id}>
      <form onSubmit={send}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('desk.back')}</Button>
          <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} disabled={isBusy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/**
 * State of a form submission, one at a time: `refusal` of the last attempt or null, and `isBusy`. `send` throws a
 * Refusal.
 */
export function useSend(send: () => Promise<void>) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** Returns false when the call was refused. */
  const run = async (): Promise<boolean> => {
    setIsBusy(true);
    setRefusal(null);
    const isDone = await send().then(
      () => true,
      (error: unknown) => {
        setRefusal(error instanceof Refusal ? error : new Refusal('failed', 0));
        return false;
      },
    );
    setIsBusy(false);
    return isDone;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // React passes events of a dialog to the form that opened it, which would be sent too
    await run();
  };
  return { refusal, isBusy, run, submit };
}
