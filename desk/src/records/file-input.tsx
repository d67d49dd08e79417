import { type ChangeEvent, type ReactNode, useRef } from 'react';

type FileInputProps = {
  onChosen: (file: File) => void;
  /** What opens the choice of a file. */
  children: (choose: () => void) => ReactNode;
};

/** A picture of this computer, of a kind that is taken. */
export const FileInput = ({ onChosen, children }: FileInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file can be chosen again
    if (file) onChosen(file);
  };
  return (
    <>
      {children(() => input.current?.click())}
      <input ref={input} hidden type="file" accept="image/jpeg,image/png,image/webp" onChange={take} />
    </>
  );
};
