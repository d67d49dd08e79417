import { useEffect, useRef } from 'react';
import { ErrorSummary, toFieldError } from '@/components/forms/error-summary';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Dialog } from '@/components/ui/dialog';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { LoginContent } from './load-professional';
import { PasswordField } from './password-field';
import { FORGOT_PATH, REGISTRATION_PATH } from './paths';
import { LOGIN_IDS, type LoginField, useLogin } from './use-login';
import './professional.css';

type Props = {
  locale: Locale;
  texts: LoginContent;
  /** Continues on the current page; without it a login leads to the portal (M162). */
  onLoggedIn?: (() => void) | undefined;
  onClose: () => void;
};

/** The login of professionals (M31, M160 to M162). What was typed stays after a refusal, the password too. */
export function LoginDialog({ locale, texts, onLoggedIn, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { alert, empty, isSending, events } = useLogin({ locale, dialog, onLoggedIn });
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(`#${LOGIN_IDS.email}`)?.focus();
  }, []);

  const errorOf = (name: LoginField) => {
    if (empty.includes(name)) return texts[`${name}Missing`];
    return alert === 'wrong' ? texts[`${name}Wrong`] : undefined;
  };
  const errors = empty.map((name) =>
    toFieldError({
      id: LOGIN_IDS[name],
      label: texts[name],
      text: texts[`${name}Missing`],
      problem: `${name}Missing`,
    }),
  );
  return (
    <Dialog id="acceso" ref={dialog} title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <form className="login" noValidate method="post" {...events}>
        {errors.length > 0 && <ErrorSummary texts={texts.summary} errors={errors} />}
        <div role="alert">{alert && <p className="error-panel">{texts[alert]}</p>}</div>
        <TextField
          id={LOGIN_IDS.email}
          name="username"
          label={texts.email}
          error={errorOf('email')}
          type="email"
          autoComplete="username"
          maxLength={254}
        />
        <PasswordField
          id={LOGIN_IDS.password}
          name="password"
          label={texts.password}
          error={errorOf('password')}
          texts={texts}
          autoComplete="current-password"
          maxLength={512}
        />
        <SubmitButton className="w-full" label={texts.enter} sending={texts.entering} isSending={isSending} />
        <p>
          <a className="link" href={localePath(locale, FORGOT_PATH)}>
            {texts.forgot}
          </a>
        </p>
        <p className="login-register">
          {texts.noAccount}{' '}
          <a className="link" href={localePath(locale, REGISTRATION_PATH)}>
            {texts.register}
          </a>
        </p>
      </form>
    </Dialog>
  );
}
