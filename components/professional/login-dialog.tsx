import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ErrorSummary, toFieldError } from '@/components/forms/error-summary';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Dialog } from '@/components/ui/dialog';
import { postForm } from '@/lib/browser/post-form';
import { refreshSession } from '@/lib/browser/professional-session';
import type { LoginNext } from '@/lib/domain/professional/professional';
import type { Locale } from '@/lib/i18n/locales';
import type { LoginContent } from './load-professional';
import { LoginLinks } from './login-links';
import { PasswordField } from './password-field';
import { nextHref } from './paths';
import './professional.css';

type Props = {
  locale: Locale;
  texts: LoginContent;
  /** Called after a login, to continue on the current page; without it a login opens the portal (M162). */
  onLoggedIn?: (() => void) | undefined;
  onClose: () => void;
};

/** The login of professionals (M31, M160 to M162). A refusal keeps the typed values, including the password. */
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
        <LoginLinks {...{ locale, texts }} />
      </form>
    </Dialog>
  );
}

type LoginAlert = 'wrong' | 'tooMany' | 'offline' | 'failed';
type LoginField = 'email' | 'password';

const LOGIN_IDS: Record<LoginField, string> = { email: 'acceso-email', password: 'acceso-clave' };

type Given = {
  locale: Locale;
  dialog: RefObject<HTMLDialogElement | null>;
  /** Called after a login, to continue on the current page; without it a login opens the portal (M162). */
  onLoggedIn?: (() => void) | undefined;
};

/** The state of the login form: empty fields, the reason of a refusal, and whether it is being sent (M160, M161). */
function useLogin({ locale, dialog, onLoggedIn }: Given) {
  const [alert, setAlert] = useState<LoginAlert | null>(null);
  const [empty, setEmpty] = useState<LoginField[]>([]);
  const [isSending, setSending] = useState(false);

  const goOn = async (next: LoginNext) => {
    if (next === 'upgrade' || !onLoggedIn) return location.assign(nextHref(locale, next));
    await refreshSession();
    dialog.current?.close();
    onLoggedIn();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // React passes it on to the form that contains the opener of this dialog
    if (isSending) return;
    const form = event.currentTarget;
    const focus = (name: LoginField) => form.querySelector<HTMLInputElement>(`#${LOGIN_IDS[name]}`);
    const { username = '', password = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const missing = (['email', 'password'] as const).filter((name) => !(name === 'email' ? username.trim() : password));
    setEmpty(missing);
    setAlert(null);
    if (missing[0]) return focus(missing[0])?.focus();
    setSending(true);
    const sent = await postForm('/login_profesional_check', { username, password, locale });
    if (sent.kind === 'done') return goOn(nextOf(sent.body));
    setSending(false);
    setAlert(alertOf(sent.kind));
    if (sent.kind === 'unauthorized') focus('password')?.select();
  };
  /** A field is no longer marked as wrong while it is being corrected. */
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation();
    const { id, value } = event.target as HTMLInputElement;
    setEmpty((names) => names.filter((name) => LOGIN_IDS[name] !== id || !value));
    setAlert((now) => (now === 'wrong' ? null : now));
  };
  return { alert, empty, isSending, events: { onSubmit: submit, onChange: change } };
}

const alertOf = (kind: string): LoginAlert =>
  kind === 'unauthorized' ? 'wrong' : kind === 'tooMany' || kind === 'offline' ? kind : 'failed';

const nextOf = (body: unknown): LoginNext =>
  typeof body === 'object' && body !== null && 'next' in body && body.next === 'upgrade' ? 'upgrade' : 'portal';
