import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCamera } from './use-camera';
import { codeIn } from './wire';

type ScanDialogProps = { onCode: (code: string) => void; onClose: () => void };

/** The camera, until it sees the code of a voucher. */
export const ScanDialog = ({ onCode, onClose }: ScanDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [isOther, setIsOther] = useState(false);
  const state = useCamera(video, (text) => {
    const code = codeIn(text);
    if (code) onCode(code);
    else setIsOther(true);
  });
  const isOff = state === 'denied' || state === 'none';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('desk.vouchers.scan.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {isOff && <Alert severity="error">{translate(`desk.vouchers.scan.${state}`)}</Alert>}
          {isOther && <Alert severity="warning">{translate('desk.vouchers.scan.other')}</Alert>}
          {!isOff && (
            <>
              <Typography role="status">{translate(`desk.vouchers.scan.${state}`)}</Typography>
              <video
                ref={video}
                className="desk-camera"
                muted
                playsInline
                aria-label={translate('desk.vouchers.scan.title')}
              />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('desk.back')}</Button>
      </DialogActions>
    </Dialog>
  );
};
