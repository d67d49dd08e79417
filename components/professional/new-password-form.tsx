'use client';

import { useEffect, useState } from 'react';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { AreaForm } from './area-form';
import { DonePanel } from './done-panel';
import { LoginLink } from './login-link';
import { NewPasswordField } from './new-password-field';
import type { PasswordTexts } from './password-texts';
import { FORGOT_PATH } from './paths';
import type { FormTexts } from './professional-texts';

type Props = { locale: Locale; texts: PasswordTexts; form: FormTexts };

const FIELDS = ['password'] as const;
const NOBODY = { name: '', email: '' };

/**
 * Sets the password a mailed link opens. What opens it stands after the # of the address: no server is ever sent that,
 * and it is taken out of the address and the history at once; from here it leaves only in the body of the request.
 */
export function NewPasswordForm({ locale, texts, form }: Props) {
  const [token, setToken] = useState<string | null>('');
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const read = () => {
      const found = new URLSearchParams(location.hash.slice(1)).get('token');
      if (!found) return setToken((known) => known || null);
      history.replaceState(history.state, '', location.pathname + location.search);
      setToken(found);
      setDone(false);
    };
    read();
    addEventListener('hashchange', read); // another link of a mail, opened in this tab
    return () => removeEventListener('hashchange', read);
  }, []);

  const another = (
    <p>
      <a className="link" href={localePath(locale, FORGOT_PATH)}>
        {texts.another}
      </a>
    </p>
  );
  if (isDone) {
    return (
      <DonePanel title={texts.newDoneTitle} text={texts.newDone}>
        <p>
          <LoginLink locale={locale} className="btn btn-primary">
            {texts.enter}
          </LoginLink>
        </p>
      </DonePanel>
    );
  }
  if (token === null) {
    return (
      <div className="stack" role="alert">
        <h2 className="text-2xl">{texts.linkTitle}</h2>
        <p>{texts.link}</p>
        {another}
      </div>
    );
  }
  return (
    <>
      <AreaForm
        form="reset"
        locale={locale}
        fields={FIELDS}
        texts={form}
        incomplete={texts.error}
        submit={texts.newSubmit}
        extra={{ token }}
        onDone={() => setDone(true)}
      >
        {(fieldOf) => (
          <NewPasswordField {...fieldOf('password')} label={texts.newPassword} owner={NOBODY} texts={form} />
        )}
      </AreaForm>
      {another}
    </>
  );
}
