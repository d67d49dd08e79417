'use client';

import { useEffect, useState } from 'react';
import { DonePanel } from '@/components/forms/request-received';
import { fragmentIn, TOKEN, withFragment } from '@/lib/domain/mailed-links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { AreaForm } from './area-form';
import type { FormTexts, PasswordTexts } from './load-professional';
import { LoginLink } from './login-link';
import { NewPasswordField } from './new-password-field';
import { FORGOT_PATH, nextHref } from './paths';

type Props = { locale: Locale; texts: PasswordTexts; form: FormTexts };

const NOBODY = { name: '', email: '' };

/**
 * The secret of the link, which follows the # of the address, so that no server receives it, and is removed from the
 * address and the history at once. '' before hydration, null without one. `onAnother` is called for another link opened
 * in this tab.
 */
function useMailedToken(onAnother: () => void): string | null {
  const [token, setToken] = useState<string | null>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const read = () => {
      const whole = fragmentIn(location.href, TOKEN);
      const found = new URLSearchParams(whole ?? location.hash.slice(1)).get('token');
      if (!found) return setToken((known) => known || null);
      history.replaceState(
        history.state,
        '',
        location.pathname + withFragment({ search: location.search, hash: '' }).search,
      );
      setToken(found);
      onAnother();
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return token;
}

/**
 * Sets the password a mailed link opens and continues to the portal; without a session, to the login. The token leaves
 * only in the body of the request (M174).
 */
export function NewPasswordForm({ locale, texts, form }: Props) {
  const [isDone, setDone] = useState(false);
  const token = useMailedToken(() => setDone(false));

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
        labels={{ password: texts.newPassword }}
        texts={form}
        incomplete={texts.error}
        submit={texts.newSubmit}
        extra={{ token }}
        onDone={({ next }) => {
          if (next === 'portal' || next === 'upgrade') location.assign(nextHref(locale, next));
          else setDone(true);
        }}
      >
        {(fieldOf) => (
          <NewPasswordField {...fieldOf('password')} label={texts.newPassword} owner={NOBODY} texts={form} />
        )}
      </AreaForm>
      {another}
    </>
  );
}
