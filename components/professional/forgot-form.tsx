'use client';

import { useState } from 'react';
import type { DataProtectionTexts } from '@/components/forms/data-protection';
import { DonePanel } from '@/components/forms/request-received';
import { TextField } from '@/components/forms/text-field';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import type { Locale } from '@/lib/i18n/locales';
import { AreaForm, TermsField } from './area-form';
import type { FormTexts, PasswordTexts } from './load-professional';

type Props = { locale: Locale; texts: PasswordTexts; form: FormTexts; dataProtection: DataProtectionTexts };

/** Mails a link to set a new password (M174). The response is the same for every address. */
export function ForgotForm({ locale, texts, form, dataProtection }: Props) {
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <DonePanel title={texts.forgotTitle} text={texts.forgotDone}>
        <p className="text-ink-2">{texts.forgotSpam}</p>
      </DonePanel>
    );
  }
  return (
    <AreaForm
      form="forgot"
      locale={locale}
      labels={{ email: texts.email, acceptsTerms: texts.forgotTerms }}
      texts={form}
      incomplete={texts.error}
      submit={texts.forgotSubmit}
      onDone={() => setDone(true)}
    >
      {(fieldOf) => (
        <>
          <TextField
            {...fieldOf('email')}
            label={texts.email}
            type="email"
            autoComplete="username"
            maxLength={MAX_LENGTH.email}
          />
          <TermsField
            {...{ locale, dataProtection }}
            field={fieldOf('acceptsTerms')}
            label={texts.forgotTerms}
            purpose={texts.purpose}
            basicInformation={form.basicInformation}
          />
        </>
      )}
    </AreaForm>
  );
}
