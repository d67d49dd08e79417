import type { ReactNode } from 'react';
import { EmailField, TextField } from '@/components/forms/text-field';
import { NoScript } from '@/components/ui/no-script';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhoneParts } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import '../payment/payment.css';

type Props = {
  locale: Locale;
  /** The address of the form, and the ids of the sentences that the redirect after it leads to. */
  form: { action: string; sentences: Record<'sent' | 'invalid' | 'failed', string> };
  texts: Record<'linkTitle' | 'linkSubmit' | 'linkSent' | 'linkSpam' | 'email', string>;
  page: Record<'noScript' | 'linkCheck' | 'linkFailed', string>;
  /** Texts of the field of the reference, of a booking only. */
  reference?: { label: string; hint: string };
  /** The form that changes something by the link. */
  children: ReactNode;
};

/** Without JavaScript: what works here, and the form that mails the link; the redirect after it leads to a sentence. */
export function LinkWithoutScript({ locale, form: { action, sentences }, texts, page, reference, children }: Props) {
  const phone = <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />;
  return (
    <NoScript>
      <div className="payment-narrow mt-6">
        <div id={sentences.sent} className="payment-said ok-panel">
          <p>{texts.linkSent}</p>
          <p>{texts.linkSpam}</p>
        </div>
        <p id={sentences.invalid} className="payment-said error-panel">
          {page.linkCheck}
        </p>
        <p id={sentences.failed} className="payment-said error-panel">
          {page.linkFailed} {phone}
        </p>
        <p className="note">
          <span>
            {page.noScript} {phone}
          </span>
        </p>
        {children}
        <form className="stack" method="post" action={action} aria-labelledby="sin-script-t">
          <h2 id="sin-script-t" className="text-2xl">
            {texts.linkTitle}
          </h2>
          <input type="hidden" name="locale" value={locale} />
          <EmailField id="sin-script-email" name="email" label={texts.email} required />
          {reference && (
            <TextField
              {...{ id: 'sin-script-referencia', name: 'reference', ...reference }}
              {...{ maxLength: 20, required: true }}
            />
          )}
          <button type="submit" className="btn btn-primary">
            {texts.linkSubmit}
          </button>
        </form>
      </div>
    </NoScript>
  );
}
