'use client';

import { useState } from 'react';
import type { DataProtectionTexts } from '@/components/forms/data-protection';
import { PORTAL_PATH } from '@/lib/domain/professional/professional';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { AreaForm, TermsField } from './area-form';
import type { FormTexts, PasswordTexts } from './load-professional';
import { NewPasswordField } from './new-password-field';
import { PasswordField } from './password-field';

type Props = {
  locale: Locale;
  account: { email: string; name: string };
  /** On the first access the server still has the old password, for ten minutes. */
  isFirstAccess: boolean;
  texts: PasswordTexts;
  form: FormTexts;
  dataProtection: DataProtectionTexts;
};

/** Changes the password, required on the first access or voluntary (M173), and continues to the portal. */
export function UpgradeForm({ locale, account, isFirstAccess, texts, form, dataProtection }: Props) {
  const [asksOld, setAsksOld] = useState(!isFirstAccess);
  return (
    <AreaForm
      form="upgrade"
      locale={locale}
      labels={{ oldPassword: texts.oldPassword, password: texts.newPassword, acceptsTerms: texts.upgradeTerms }}
      texts={form}
      incomplete={texts.error}
      submit={texts.upgradeSubmit}
      email={account.email}
      onDone={() => location.assign(localePath(locale, PORTAL_PATH))}
      onRefused={(problems) => problems.oldPassword && setAsksOld(true)}
    >
      {(fieldOf) => (
        <>
          {/* For password managers: whose password this is. */}
          <input type="email" autoComplete="username" value={account.email} readOnly hidden />
          {asksOld && (
            <PasswordField
              {...fieldOf('oldPassword')}
              label={texts.oldPassword}
              texts={form}
              autoComplete="current-password"
              maxLength={512}
            />
          )}
          <NewPasswordField {...fieldOf('password')} label={texts.newPassword} owner={account} texts={form} />
          <TermsField
            {...{ locale, dataProtection }}
            field={fieldOf('acceptsTerms')}
            label={texts.upgradeTerms}
            purpose={texts.purpose}
            basicInformation={form.basicInformation}
          />
        </>
      )}
    </AreaForm>
  );
}
