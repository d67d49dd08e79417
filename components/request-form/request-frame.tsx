'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { DataProtectionButton } from '@/components/appointment-form/contact-part';
import { SendFailure } from '@/components/appointment-form/form-notices';
import { CheckField } from '@/components/forms/check-field';
import { DataProtectionDialog } from '@/components/forms/data-protection-dialog';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SubmitButton } from '@/components/forms/submit-button';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { fieldErrors, fieldProps, type RequestPart } from './request-fields';
import { RequestReceived } from './request-received';
import './requests.css';

const DIALOG_ID = 'proteccion-datos';

type Props = RequestPart & {
  /** Of the heading that names the form. */
  labelledBy: string;
  /** Every field, in the order of the form. */
  names: readonly string[];
  privacyHref: string;
  /** Below the terms: a choice that may be left out. */
  more?: ReactNode;
  /** A way on after the request was sent. */
  onward?: ReactNode;
  children: ReactNode;
};

/**
 * What the product request and the contact form have around their fields: problems above, terms, failure and button
 * below, and in their place what happens now once the request was sent. Without script the form cannot be used.
 */
export function RequestFrame({ labelledBy, names, privacyHref, more, onward, children, ...part }: Props) {
  const { request, texts } = part;
  const { status, refusals, isSummaryShown } = request;
  const isHydrated = useHydrated();
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const received = useRef<HTMLElement>(null);
  const told = useRef(0);
  useEffect(() => {
    if (refusals === told.current || !summary.current) return; // it comes with the next drawing
    told.current = refusals;
    summary.current.focus();
  });
  const before = useRef(status);
  useEffect(() => {
    if (status === 'sent') received.current?.focus();
    if (status === 'filling' && before.current === 'sent') form.current?.focus();
    before.current = status;
  }, [status]);

  const errors = isSummaryShown ? fieldErrors(part, names) : [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    void request.submit();
  };
  return (
    <div className="min-w-0">
      {status === 'sent' ? (
        <RequestReceived ref={received} texts={texts} reference={request.reference} onAnother={request.startAgain}>
          {onward}
        </RequestReceived>
      ) : (
        <form
          ref={form}
          tabIndex={-1}
          className="form"
          aria-labelledby={labelledBy}
          noValidate
          method="post"
          onSubmit={send}
          {...request.checks}
        >
          <fieldset className="form-disabled" disabled={!isHydrated}>
            {errors.length > 0 && <ErrorSummary ref={summary} title={texts.incomplete} errors={errors} />}
            {children}
            <div className="form-part form-terms">
              <CheckField {...fieldProps(part, 'acceptsTerms')} label={texts.terms} />
              {more}
              <DataProtectionButton dialogId={DIALOG_ID} label={texts.basicInformation} />
            </div>
            {(status === 'failed' || status === 'offline') && (
              <SendFailure texts={texts} isOffline={status === 'offline'} />
            )}
            <div className="grid">
              <SubmitButton label={texts.submit} sending={texts.sending} isSending={status === 'sending'} />
            </div>
          </fieldset>
        </form>
      )}
      <DataProtectionDialog
        id={DIALOG_ID}
        purpose={texts.purpose}
        privacyHref={privacyHref}
        texts={texts.dataProtection}
      />
    </div>
  );
}
