import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ask } from './api';
import { refusalText } from './refusal-text';
import { useSend } from './use-send';
import type { Booking } from './wire';

type ActDialogProps = {
  reference: string;
  /** The last part of the call's address. */
  act: string;
  title: string;
  submit: string;
  isDangerous?: boolean;
  body?: object;
  children: ReactNode;
  /** The booking as it is now; null when nothing was done. */
  onClose: (changed: Booking | null) => void;
};

/** Asks before something is done with a booking; a refusal is shown in it and nothing typed is lost. */
export const ActDialog = (props: ActDialogProps) => {
  const { reference, act, title, submit, isDangerous, body, children, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const {
    refusal,
    isBusy,
    submit: send,
  } = useSend(async () => {
    const changed = await ask<Booking>('POST', `/reservas/${reference}/${act}`, body);
    notify(translate(`desk.done.${act}`), { type: 'success' });
    onClose(changed);
  });
  return (
    <Dialog open onClose={() => onClose(null)} fullWidth maxWidth="xs" aria-labelledby="act-title">
      <form onSubmit={send}>
        <DialogTitle id="act-title">{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
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
};
