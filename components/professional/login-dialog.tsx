'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Dialog } from '@/components/ui/dialog';
import type { LoginNext } from '@/lib/domain/professional/professional';
import { sendToDoor } from '@/lib/hooks/send-to-door';
import { lookAgain } from '@/lib/hooks/use-professional';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { LoginContent } from './load-professional';
import { PasswordField } from './password-field';
import { FORGOT_PATH, nextHref, REGISTRATION_PATH } from './paths';
import './professional.css';

type Alert = 'required' | 'wrong' | 'tooMany' | 'offline' | 'failed';

type Props = {
  locale: Locale;
  texts: LoginContent;
  /** The page goes on from where it was; without it a login leads to the portal (M162). */
  onLoggedIn?: (() => void) | undefined;
  onClose: () => void;
};

/** The login of professionals (M31, M160 to M162). What was typed stays after a refusal, the password too. */
export function LoginDialog({ locale, texts, onLoggedIn, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [alert, setAlert] = useState<Alert | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('#acceso-email')?.focus();
  }, []);

  const goOn = async (next: LoginNext) => {
    if (next === 'upgrade' || !onLoggedIn) return location.assign(nextHref(locale, next));
    await lookAgain();
    dialog.current?.close();
    onLoggedIn();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // React hands it on to the form this dialog was opened from
    if (isSending) return;
    const form = event.currentTarget;
    const { username = '', password = '' } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const empty = username.trim() === '' ? 'acceso-email' : password === '' ? 'acceso-clave' : null;
    setAlert(empty ? 'required' : null);
    if (empty) return form.querySelector<HTMLElement>(`#${empty}`)?.focus();
    setSending(true);
    const sent = await sendToDoor('/login_profesional_check', { username, password, locale });
    if (sent.kind === 'done') return goOn(nextOf(sent.body));
    setSending(false);
    setAlert(alertOf(sent.kind));
    if (sent.kind === 'unauthorized') form.querySelector<HTMLInputElement>('#acceso-clave')?.select();
  };
  return (
    <Dialog id="acceso" ref={dialog} title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <form className="login" noValidate method="post" onSubmit={submit} onChange={(event) => event.stopPropagation()}>
        <div role="alert">{alert && <p className="error-panel">{texts[alert]}</p>}</div>
        <TextField
          id="acceso-email"
          name="username"
          label={texts.email}
          type="email"
          autoComplete="username"
          maxLength={254}
        />
        <PasswordField
          id="acceso-clave"
          name="password"
          label={texts.password}
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

const alertOf = (kind: string): Alert =>
  kind === 'unauthorized' ? 'wrong' : kind === 'tooMany' || kind === 'offline' ? kind : 'failed';

const nextOf = (body: unknown): LoginNext =>
  typeof body === 'object' && body !== null && 'next' in body && body.next === 'upgrade' ? 'upgrade' : 'portal';
