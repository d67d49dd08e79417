import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '../use-translate';
import { codeIn } from './voucher-wire';

type ScanDialogProps = { onCode: (code: string) => void; onClose: () => void };

/** Shows the camera until it detects the code of a voucher. */
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

/** denied: the browser or the user refused; none: there is no camera, or another program uses it. */
type CameraState = 'starting' | 'on' | 'denied' | 'none';

type Detector = { detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Interval between two detections in milliseconds, so that the screen stays responsive. */
const LOOK_MS = 200;

/** Returns the browser's barcode detector, or the detector of a library, which is loaded on first use. */
async function openDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = own ? await own.getSupportedFormats().catch(() => []) : [];
  if (own && formats.includes('qr_code')) return new own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Shows the camera in `video` and calls back with each detected text; turns the camera off on unmount. */
function useCamera(video: RefObject<HTMLVideoElement | null>, onText: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera starts once, with the first callback
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      if (!navigator.mediaDevices) return setState('none'); // the API exists only over https
      const [detector, opened] = await Promise.all([
        openDetector(),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
      ]);
      stream = opened;
      const shown = video.current;
      if (isOver || !shown) return stop();
      shown.srcObject = opened;
      await shown.play();
      setState('on');
      const look = async () => {
        const [found] = shown.readyState >= shown.HAVE_CURRENT_DATA ? await detector.detect(shown) : [];
        if (isOver) return;
        if (found) onText(found.rawValue);
        timer = setTimeout(() => look().catch(() => setState('none')), LOOK_MS);
      };
      await look();
    };
    start().catch((error: unknown) => {
      if (!isOver) setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none');
      stop();
    });
    return stop;
  }, []);
  return state;
}
