import { type FormEvent, type RefObject, useState } from 'react';
import { postForm } from '@/lib/browser/post-form';
import { refreshSession } from '@/lib/browser/professional-session';
import type { LoginNext } from '@/lib/domain/professional/professional';
import type { Locale } from '@/lib/i18n/locales';
import { nextHref } from './paths';

export type LoginAlert = 'wrong' | 'tooMany' | 'offline' | 'failed';
export type LoginField = 'email' | 'password';

export const LOGIN_IDS: Record<LoginField, string> = { email: 'acceso-email', password: 'acceso-clave' };

type Given = {
  locale: Locale;
  dialog: RefObject<HTMLDialogElement | null>;
  /** Continues on the current page; without it a login leads to the portal (M162). */
  onLoggedIn?: (() => void) | undefined;
};

/** What the login form knows: which fields are empty, why it was refused, whether it is being sent (M160, M161). */
export function useLogin({ locale, dialog, onLoggedIn }: Given) {
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
    event.stopPropagation(); // React hands it on to the form this dialog was opened from
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
