import { DonePanel } from '@/components/forms/done-panel';
import { formFields } from '@/components/forms/form-fields';
import { FormFrame } from '@/components/forms/form-frame';
import { SendFailure } from '@/components/forms/send-failure';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { type RequestDraft, useRequestForm } from '@/lib/hooks/use-request-form';
import type { Locale } from '@/lib/i18n/locales';
import type { OwnVisitTexts } from './own-texts';

const BLANK: RequestDraft = { email: '', reference: '' };
const NOTHING_CHOSEN = {};
const { fieldProps, fieldErrors } = formFields<RequestDraft>((name) => `enlace-${name}`);

/** Has the link mailed again; says the same whether there is such a booking or not. */
export function LostLink({ locale, texts }: { locale: Locale; texts: OwnVisitTexts }) {
  const request = useRequestForm({
    kind: 'lostLink',
    ...{ locale, blank: BLANK, chosen: NOTHING_CHOSEN },
    onSent: () => undefined,
  });
  const { form, status, failure } = request;
  const part = { form, texts };
  if (status === 'sent') {
    return (
      <DonePanel title={texts.linkSentTitle} text={texts.linkSent}>
        <p className="text-ink-2">{texts.linkSpam}</p>
      </DonePanel>
    );
  }
  return (
    <section className="stack" aria-labelledby="enlace-t">
      <h2 id="enlace-t" className="text-2xl">
        {texts.linkTitle}
      </h2>
      <p>{texts.linkLead}</p>
      <FormFrame
        submission={request}
        labelledBy="enlace-t"
        summary={texts.summary}
        errors={fieldErrors(part, { email: texts.email, reference: texts.facts.reference })}
      >
        <div className="form-part">
          <TextField
            {...fieldProps(part, 'email')}
            {...{ label: texts.email, type: 'email', autoComplete: 'email', maxLength: MAX_LENGTH.email }}
          />
          <TextField
            {...fieldProps(part, 'reference')}
            {...{ label: texts.facts.reference, hint: texts.referenceHint, autoComplete: 'off', maxLength: 20 }}
          />
        </div>
        {failure && <SendFailure texts={texts} failure={failure} />}
        <SubmitButton label={texts.linkSubmit} sending={texts.sending} isSending={status === 'sending'} />
      </FormFrame>
    </section>
  );
}
