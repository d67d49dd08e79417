import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { requestRecord } from '../api';
import { refusalText } from '../refusal-text';
import { useSend } from '../send-dialog';
import { useTranslate } from '../use-translate';
import type { CatalogueRecord } from './record-wire';

const TEXTS = 'desk.content.form';

type DeleteButtonProps = { name: string; record: CatalogueRecord; title: string; onDeleted: () => void };

/** Deletes a record after confirmation. A refusal names the records that use it. */
export const DeleteButton = ({ name, record, title, onDeleted }: DeleteButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isConfirming, setIsConfirming] = useState(false);
  const { refusal, isBusy, submit } = useSend(async () => {
    await requestRecord('DELETE', `/${name}/${record.id}`);
    notify(translate(`${TEXTS}.deleted`), { type: 'success' });
    onDeleted();
  });
  /** In React, a submit event would also reach the surrounding form. */
  const sendAlone = (event: FormEvent) => {
    event.stopPropagation();
    void submit(event);
  };
  return (
    <>
      <Button color="error" onClick={() => setIsConfirming(true)}>
        {translate(`${TEXTS}.delete`)}
      </Button>
      {isConfirming && (
        <Dialog open onClose={() => setIsConfirming(false)} fullWidth maxWidth="xs" aria-labelledby="delete-title">
          <form onSubmit={sendAlone}>
            <DialogTitle id="delete-title">{translate(`${TEXTS}.deleteTitle`, { name: title })}</DialogTitle>
            <DialogContent>
              <Stack spacing={2}>
                {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
                <Typography>{translate(`${TEXTS}.deleteText`)}</Typography>
              </Stack>
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setIsConfirming(false)}>{translate('desk.back')}</Button>
              <Button type="submit" variant="contained" color="error" disabled={isBusy}>
                {translate(`${TEXTS}.delete`)}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </>
  );
};
