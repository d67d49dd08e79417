import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/forms/text-field';
import type { CodeState } from '@/lib/hooks/use-booking';
import type { ConsentMessages } from './consent-messages';

type Props = {
  email: string;
  /** What became of the code; null while it is being sent. */
  code: CodeState | null;
  isSending: boolean;
  texts: ConsentMessages;
  /** With what was typed, or null to have a code mailed again. */
  onSend: (code: string | null) => void;
};

/** Asks for the code that was mailed, before an hour is held for an e-mail that nobody has shown to be theirs. */
export function ConsentCode({ email, code, isSending, texts, onSend }: Props) {
  const [isEmpty, setEmpty] = useState(false);
  const [isAgain, setAgain] = useState(false);
  /** False while no code was mailed, because too many were: nothing says then that one was. */
  const [isMailed, setMailed] = useState(code !== 'wait');
  if (!isMailed && code === 'sent') setMailed(true);
  const field = useRef<HTMLFormElement>(null);
  const focusField = () => field.current?.querySelector('input')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is news of the code, that is where to go on
  useEffect(focusField, [code, isEmpty]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setEmpty(typed === '');
    setAgain(false);
    if (typed !== '' && !isSending) onSend(typed);
  };
  const again = () => {
    if (isSending) return;
    setEmpty(false);
    setAgain(true);
    onSend(null);
  };
  const ofCode = { sent: null, wrong: texts.codeWrong, wait: texts.codeWait };
  const error = isEmpty ? texts.codeMissing : code && ofCode[code];
  return (
    <form className="consent-code" ref={field} onSubmit={submit} noValidate aria-labelledby="consiente-codigo-t">
      <h3 id="consiente-codigo-t" className="text-xl">
        {texts.codeTitle}
      </h3>
      {isMailed && (
        <p>
          {texts.codeSent} <strong>{email}</strong>
        </p>
      )}
      <TextField
        id="consiente-codigo"
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <div className="consent-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isSending}>
          {isSending && <span className="form-busy" aria-hidden="true" />}
          {isSending ? texts.sending : texts.codeConfirm}
        </button>
        <button type="button" className="btn btn-line" aria-disabled={isSending} onClick={again}>
          {texts.codeAgain}
        </button>
      </div>
      <p role="status">{isAgain && code === 'sent' && !isSending ? texts.codeSentAgain : ''}</p>
    </form>
  );
}
