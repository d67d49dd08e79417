'use client';

import { useEffect, useRef, useState } from 'react';
import { leaveWaitingList } from '@/lib/browser/waiting-list';
import { useLinkSecret } from '@/lib/hooks/use-own-visit';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import '@/components/forms/forms.css';

/**
 * Key in the state of the history entry, so that a reload can leave too; the secret is neither in the address nor in
 * storage.
 */
const STATE_KEY = 'waitingSecret';

type Props = { locale: Locale; texts: Texts<'LeaveList'> };

/** Removes the reader of a mail from the waiting list after a click; opening the link alone changes nothing. */
export function LeaveList({ locale, texts }: Props) {
  const secret = useLinkSecret(STATE_KEY);
  const [outcome, setOutcome] = useState<'left' | 'unknown' | 'failed' | null>(null);
  const [isSending, setSending] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome === 'left') status.current?.focus();
  }, [outcome]);
  const leave = async () => {
    if (isSending || !secret) return;
    setSending(true);
    setOutcome(await leaveWaitingList(locale, secret));
    setSending(false);
  };
  if (outcome === 'left') {
    return (
      <>
        <p ref={status} tabIndex={-1} className="ok-panel" role="status">
          {texts.left}
        </p>
        <p>
          <a className="btn btn-line" href={localePath(locale, '/pedir-cita')}>
            {texts.ask}
          </a>
        </p>
      </>
    );
  }
  const problem = secret === null ? 'unknown' : outcome;
  return (
    <>
      {problem && (
        <p className="error-panel" role="alert">
          {texts[problem]}
        </p>
      )}
      {secret !== null && (
        <>
          <p>{texts.question}</p>
          <p>
            <button type="button" className="btn btn-primary" aria-disabled={isSending || undefined} onClick={leave}>
              {isSending ? texts.sending : texts.leave}
            </button>
          </p>
        </>
      )}
    </>
  );
}
