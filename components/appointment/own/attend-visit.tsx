import { useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { confirmOwn } from '@/lib/browser/own-visit';
import { type ChangeProps, sentenceOf } from './change';

/**
 * Confirms that the patient is coming, or takes it back: a program that presses buttons may have confirmed it. The
 * confirmation stays until then or until the visit is moved.
 */
export function AttendVisit({ locale, secret, visit: { isComing }, texts, onChanged }: ChangeProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const attend = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const change = await confirmOwn({ locale, secret }, !isComing);
    setSending(false);
    if (change?.ok) return onChanged(isComing ? texts.unattended : texts.attended);
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
      <p>{isComing ? texts.comingHint : texts.attendHint}</p>
      {problem && (
        <p className="error-panel" role="alert">
          {problem}
        </p>
      )}
      {isComing ? (
        <p>
          <button type="submit" className="btn btn-line" aria-disabled={isSending || undefined}>
            <span aria-live="polite">{isSending ? texts.sending : texts.unattend}</span>
          </button>
        </p>
      ) : (
        <SubmitButton label={texts.attend} sending={texts.sending} isSending={isSending} />
      )}
    </form>
  );
}
