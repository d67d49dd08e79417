import { type FormEvent, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { cancelOwn } from '@/lib/browser/own-visit';
import { cancelNumber } from '@/lib/domain/appointment/typed-number';
import { fillText } from '@/lib/i18n/fill-text';
import { type ChangeProps, doneSentence, sentenceOf } from './change';
import { NumberField, useTypedNumber } from './typed-number';

/** Id of the dialog that asks before it cancels. */
export const CANCEL_DIALOG = 'anular-cita';
const NUMBER_ID = 'anular-numero';

/** Cancels the booking after the patient has typed a number, the day of the visit. */
export function CancelVisit(props: ChangeProps) {
  const { texts } = props;
  const words = wordsFor(props);
  const { dialog, entry, problem, isSending, cancel } = useCancel(props);
  const { number } = entry;
  return (
    <section className="visit-act no-print stack" aria-labelledby="anular-t">
      <h2 id="anular-t" className="text-2xl">
        {words.title}
      </h2>
      <p>{words.hint}</p>
      <p>
        <button type="button" className="btn btn-line" command="show-modal" commandfor={CANCEL_DIALOG}>
          {words.title}
        </button>
      </p>
      <Dialog id={CANCEL_DIALOG} ref={dialog} title={words.question} closeLabel={texts.close}>
        <form className="stack" noValidate onSubmit={cancel}>
          <p>{words.consequence}</p>
          <NumberField
            {...{ id: NUMBER_ID, entry, hint: texts.numberHint }}
            label={fillText(texts.cancelNumber, { number })}
            missing={fillText(texts.cancelNumberMissing, { number })}
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
            <button type="button" className="btn btn-line" command="close" commandfor={CANCEL_DIALOG}>
              {texts.cancelNo}
            </button>
          </p>
        </form>
      </Dialog>
    </section>
  );
}

/** A request has no hour that becomes free, and a paid visit is paid back. */
function wordsFor({ visit: { state, booking }, texts }: Pick<ChangeProps, 'visit' | 'texts'>) {
  if (state === 'requested') return texts.ofRequest;
  const { cancelTitle: title, cancelQuestion: question, cancelled } = texts;
  const [hint, consequence] = booking.isPaid
    ? [texts.cancelPaidHint, texts.cancelPaidConsequence]
    : [texts.cancelHint, texts.cancelConsequence];
  return { title, question, hint, consequence, cancelled };
}

/** The typed number, and the result of sending the cancellation. */
function useCancel({ locale, secret, visit, texts, onChanged }: ChangeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const entry = useTypedNumber(NUMBER_ID, cancelNumber(visit.booking.day));
  const cancel = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !entry.check()) return;
    setSending(true);
    setProblem(null);
    const change = await cancelOwn({ locale, secret });
    setSending(false);
    if (!change?.ok) return setProblem(sentenceOf(change, texts));
    dialog.current?.close();
    const done = doneSentence(wordsFor({ visit, texts }).cancelled, visit, texts);
    onChanged(change.isRefunded ? `${done} ${texts.refunded}` : done);
  };
  return { dialog, entry, problem, isSending, cancel };
}
