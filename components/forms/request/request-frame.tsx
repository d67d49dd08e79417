import type { ReactNode } from 'react';
import type { RequestForm } from '@/lib/hooks/use-request-form';
import { CheckField } from '../check-field';
import { DataProtectionButton, DataProtectionDialog } from '../data-protection';
import { FormFrame } from '../form-frame';
import { RequestReceived } from '../request-received';
import { SendFailure } from '../send-failure';
import { SubmitButton } from '../submit-button';
import { fieldErrors, fieldProps } from './request-fields';
import type { FrameTexts } from './request-texts';
import './requests.css';

const DIALOG_ID = 'proteccion-datos';

type Props = {
  request: RequestForm;
  texts: FrameTexts;
  /** Id of the form's heading. */
  labelledBy: string;
  /** The label of every field, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  privacyHref: string;
  /** An optional choice below the terms. */
  more?: ReactNode;
  /** Further links after the request was sent. */
  onward?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of the product request and the contact form: error summary, terms, failure and button; after sending, the
 * confirmation replaces the form.
 */
export function RequestFrame({ request, texts, labelledBy, labels, privacyHref, more, onward, children }: Props) {
  const { form, status, failure } = request;
  const part = { form, texts };
  return (
    <div className="min-w-0">
      {status === 'sent' ? (
        <RequestReceived
          texts={texts}
          reference={
            request.reference && (
              <p className="request-reference">
                <span>{texts.referenceTitle}</span> <strong>{request.reference}</strong>
              </p>
            )
          }
          onAnother={request.startAgain}
        >
          {onward}
        </RequestReceived>
      ) : (
        <FormFrame
          submission={request}
          labelledBy={labelledBy}
          summary={texts.summary}
          errors={fieldErrors(part, labels)}
        >
          {children}
          <div className="form-part form-terms">
            <CheckField {...fieldProps(part, 'acceptsTerms')} label={texts.terms} isRequired />
            {more}
            <DataProtectionButton dialogId={DIALOG_ID} label={texts.basicInformation} />
          </div>
          {failure && <SendFailure texts={texts} failure={failure} />}
          <div className="grid">
            <SubmitButton label={texts.submit} sending={texts.sending} isSending={status === 'sending'} />
          </div>
        </FormFrame>
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
