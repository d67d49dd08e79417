import { type FormEvent, useState } from 'react';
import { Refusal } from './api';

/** Sends a form once at a time and holds why it was refused, null for not; `send` throws a Refusal. */
export function useSend(send: () => Promise<void>) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setRefusal(null);
    await send().catch((error: unknown) => setRefusal(error instanceof Refusal ? error : new Refusal('failed', 0)));
    setIsBusy(false);
  };
  return { refusal, isBusy, submit };
}
