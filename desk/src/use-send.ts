import { type FormEvent, useState } from 'react';
import { Refusal } from './api';

/** Sends a form once at a time and holds why it was refused, null for not; `send` throws a Refusal. */
export function useSend(send: () => Promise<void>) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** Answers whether it was not refused. */
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
    event.stopPropagation(); // of a dialog: React would send the form it was opened from, too
    await run();
  };
  return { refusal, isBusy, run, submit };
}
