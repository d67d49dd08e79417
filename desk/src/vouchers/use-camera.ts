import { type RefObject, useEffect, useState } from 'react';

/** denied: the browser or a person said no; none: there is no camera, or another program has it. */
export type CameraState = 'starting' | 'on' | 'denied' | 'none';

type Detector = { detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Between two looks, so that the screen stays quick. */
const LOOK_MS = 200;

/** The browser's own reader of codes where it has one, else a library that is fetched with the first camera. */
async function openDetector(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = own ? await own.getSupportedFormats().catch(() => []) : [];
  if (own && formats.includes('qr_code')) return new own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Shows the camera in `video` and calls back with each text it reads; it is off when the component is gone. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onText: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera starts once; the callback of the first time is right
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
      if (!navigator.mediaDevices) return setState('none'); // no https
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
