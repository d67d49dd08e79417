import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { cancelOwn } from '@/lib/browser/own-visit';
import { type ChangeProps, doneSentence, sentenceOf } from './change';

const DIALOG_ID = 'anular-cita';

/** Cancels the booking after confirmation. */
export function CancelVisit({ locale, secret, visit, texts, onChanged }: ChangeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const cancel = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const change = await cancelOwn({ locale, secret });
    setSending(false);
    if (!change?.ok) return setProblem(sentenceOf(change, texts));
    dialog.current?.close();
    const done = doneSentence(texts.cancelled, visit, texts);
    onChanged(change.isRefunded ? `${done} ${texts.refunded}` : done);
  };
  return (
    <section className="no-print stack" aria-labelledby="anular-t">
      <h2 id="anular-t" className="text-2xl">
        {texts.cancelTitle}
      </h2>
      <p>{visit.booking.isPaid ? texts.cancelPaidHint : texts.cancelHint}</p>
      <p>
        <button type="button" className="btn btn-line" command="show-modal" commandfor={DIALOG_ID}>
          {texts.cancel}
        </button>
      </p>
      <Dialog id={DIALOG_ID} ref={dialog} title={texts.cancelQuestion} closeLabel={texts.close}>
        <div className="stack">
          <p>{texts.cancelConsequence}</p>
          {problem && (
            <p className="error-panel" role="alert">
              {problem}
            </p>
          )}
          <p className="flex flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={isSending || undefined}
              onClick={() => void cancel()}
            >
              {isSending ? texts.sending : texts.cancelYes}
            </button>
            <button type="button" className="btn btn-line" command="close" commandfor={DIALOG_ID}>
              {texts.cancelNo}
            </button>
          </p>
        </div>
      </Dialog>
    </section>
  );
}
