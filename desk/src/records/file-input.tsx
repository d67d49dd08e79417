import { PICTURE_LIMITS } from '@clinic/contract/pictures';
import { Alert, Typography } from '@mui/material';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Refusal } from '../api';
import { refusalText } from '../refusal-text';
import { type ReducedPicture, reducePicture } from './reduce-picture';

const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

type FileInputProps = {
  /** Takes the picture and returns what is said of it. Throws a Refusal. */
  onChosen: (picture: ReducedPicture) => Promise<string>;
  /** What opens the choice of a file. */
  children: (choose: () => void) => ReactNode;
};

type State = { isBusy: boolean; said: string | null; refusal: Refusal | null };

/** A picture of this device, made smaller where the browser can; below it stands what happens to it. */
export const FileInput = ({ onChosen, children }: FileInputProps) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [{ isBusy, said, refusal }, setState] = useState<State>({ isBusy: false, said: null, refusal: null });
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file || isBusy) return;
    setState({ isBusy: true, said: translate('desk.content.picture.reducing'), refusal: null });
    try {
      const picture = await reducePicture(file);
      if (picture.file.size > PICTURE_LIMITS.bytes) throw new Refusal('tooLarge', 413);
      setState({ isBusy: false, said: await onChosen(picture), refusal: null });
    } catch (error) {
      setState({ isBusy: false, said: null, refusal: error instanceof Refusal ? error : new Refusal('failed', 0) });
    }
    target.value = ''; // the same file can be chosen again
  };
  return (
    <>
      {children(() => input.current?.click())}
      <input ref={input} hidden type="file" accept={TYPES} onChange={take} />
      <Typography role="status" variant="body2" sx={{ flexBasis: '100%' }}>
        {said}
      </Typography>
      {refusal && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {refusalText(refusal, translate)}
        </Alert>
      )}
    </>
  );
};
