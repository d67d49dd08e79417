import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '@/components/forms/text-field';
import { Dialog } from '@/components/ui/dialog';
import { cancelOwn } from '@/lib/browser/own-visit';
import { fillText } from '@/lib/i18n/fill-text';
import { type ChangeProps, doneSentence, sentenceOf } from './change';

const DIALOG_ID = 'anular-cita';
const NUMBER_ID = 'anular-numero';
/** For a request without a day. */
const NO_DAY = '7';

/**
 * Cancels the booking after the patient has typed a number, the day of the visit: mail programs open links in browsers
 * that press every button, but type nothing.
 */
export function CancelVisit(props: ChangeProps) {
  const { visit, texts } = props;
  const { dialog, number, typed, setTyped, isMissing, problem, isSending, cancel } = useCancel(props);
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
        <form className="stack" noValidate onSubmit={cancel}>
          <p>{texts.cancelConsequence}</p>
          <TextField
            id={NUMBER_ID}
            label={fillText(texts.cancelNumber, { number })}
            hint={texts.cancelNumberHint}
            error={isMissing ? fillText(texts.cancelNumberMissing, { number }) : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...{ inputMode: 'numeric', autoComplete: 'off', maxLength: 4 }}
          />
          {problem && (
            <p className="error-panel" role="alert">
              {problem}
            </p>
          )}
          <p className="flex flex-wrap gap-3">
            <button type="submit" className="btn btn-primary" aria-disabled={isSending || undefined}>
              {isSending ? texts.sending : texts.cancelYes}
            </button>
            <button type="button" className="btn btn-line" command="close" commandfor={DIALOG_ID}>
              {texts.cancelNo}
            </button>
          </p>
        </form>
      </Dialog>
    </section>
  );
}

/** The typed number, and the result of sending the cancellation. */
function useCancel({ locale, secret, visit, texts, onChanged }: ChangeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const number = String(Number(visit.booking.day?.slice(-2) ?? NO_DAY));
  const cancel = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const isTyped = typed.trim().replace(/^0+/, '') === number;
    setMissing(!isTyped);
    if (!isTyped) return document.getElementById(NUMBER_ID)?.focus();
    setSending(true);
    setProblem(null);
    const change = await cancelOwn({ locale, secret });
    setSending(false);
    if (!change?.ok) return setProblem(sentenceOf(change, texts));
    dialog.current?.close();
    const done = doneSentence(texts.cancelled, visit, texts);
    onChanged(change.isRefunded ? `${done} ${texts.refunded}` : done);
  };
  return { dialog, number, typed, setTyped, isMissing, problem, isSending, cancel };
}
