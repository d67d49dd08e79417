import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { refusalText } from './refusal-text';
import { useSend } from './use-send';

type SendDialogProps = {
  title: string;
  submit: string;
  isDangerous?: boolean;
  /** How wide it may be: as wide as a question, a form, or a form in three languages. */
  size?: 'xs' | 'sm' | 'md';
  children: ReactNode;
  /** Throws a Refusal, which is shown in the dialog. */
  onSend: () => Promise<void>;
  onClose: () => void;
};

/** Asks before something is done; a refusal is shown in it and nothing typed is lost. */
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
