import { PICTURE_LIMITS } from '@clinic/contract/pictures';
import { Alert, Typography } from '@mui/material';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Refusal } from '../api';
import { refusalText } from '../refusal-text';
import { useTranslate } from '../use-translate';

const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

type FileInputProps = {
  /** Accepts the picture and returns the text to show. Throws a Refusal. */
  onChosen: (picture: ReducedPicture) => Promise<string>;
  /** Renders the control that opens the file dialog. */
  children: (choose: () => void) => ReactNode;
};

type State = { isBusy: boolean; status: string | null; refusal: Refusal | null };

/** Accepts a picture of this device, reduced if the browser supports it, and shows the result below. */
export const FileInput = ({ onChosen, children }: FileInputProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [{ isBusy, status, refusal }, setState] = useState<State>({ isBusy: false, status: null, refusal: null });
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || isBusy) return;
    setState({ isBusy: true, status: translate('desk.content.picture.reducing'), refusal: null });
    try {
      const picture = await reducePicture(file);
      if (picture.file.size > PICTURE_LIMITS.bytes) throw new Refusal('tooLarge', 413);
      setState({ isBusy: false, status: await onChosen(picture), refusal: null });
    } catch (error) {
      setState({ isBusy: false, status: null, refusal: error instanceof Refusal ? error : new Refusal('failed', 0) });
    }
    target.value = ''; // so that choosing the same file again fires an event
  };
  return (
    <>
      {children(() => input.current?.click())}
      <input ref={input} hidden type="file" accept={TYPES} onChange={take} />
      <Typography role="status" variant="body2" sx={{ flexBasis: '100%' }}>
        {status}
      </Typography>
      {refusal && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {refusalText(refusal, translate)}
        </Alert>
      )}
    </>
  );
};

/** The file to send. `from` is the original size in bytes; `isDecoded` is false if this browser cannot show it. */
export type ReducedPicture = { file: File; from: number; isDecoded: boolean };

/** Smaller files are sent unchanged unless they have more pixels than are stored. */
const SMALL_BYTES = 2_000_000;

/**
 * Scales a chosen picture to the stored size, upright and without camera metadata such as the location. Files that this
 * browser cannot decode, in most browsers HEIC, are returned unchanged.
 */
async function reducePicture(file: File): Promise<ReducedPicture> {
  const from = file.size;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return { file, from, isDecoded: false };
  const { width, height } = bitmap;
  const scale = Math.min(1, PICTURE_LIMITS.side / Math.max(width, height));
  const isSmall = scale === 1 && from <= SMALL_BYTES;
  const blob = isSmall ? null : await draw(bitmap, width * scale, height * scale, file.type);
  bitmap.close();
  const isSmaller = blob !== null && blob.size < from;
  return { file: isSmaller ? new File([blob], file.name, { type: blob.type }) : file, from, isDecoded: true };
}

/** Draws a photograph as JPEG, any other type as WebP, which keeps transparency. */
function draw(bitmap: ImageBitmap, width: number, height: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const isPhoto = !/png|webp/.test(type);
  return new Promise((resolve) => canvas.toBlob(resolve, isPhoto ? 'image/jpeg' : 'image/webp', 0.92));
}
