import { useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { attendOwn } from '@/lib/browser/own-visit';
import { type ChangeProps, sentenceOf } from './change';

/** The patient tells the clinic that they are coming; said once, it stays said until the visit is moved. */
export function AttendVisit({ locale, secret, texts, onChanged }: ChangeProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const attend = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const change = await attendOwn({ locale, secret });
    setSending(false);
    if (change?.ok) return onChanged(texts.attended);
    setProblem(sentenceOf(change, texts));
  };
  return (
    <form
      className="no-print stack"
      onSubmit={(event) => {
        event.preventDefault();
        void attend();
      }}
    >
      <p>{texts.attendHint}</p>
      {problem && (
        <p className="error-panel" role="alert">
          {problem}
        </p>
      )}
      <SubmitButton label={texts.attend} sending={texts.sending} isSending={isSending} />
    </form>
  );
}
