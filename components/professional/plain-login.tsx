import { TextField } from '@/components/forms/text-field';
import { LOGIN_FORM } from '@/lib/domain/professional/professional';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { LoginLinks } from './login-links';

const { action, sentences } = LOGIN_FORM;

/** The login of professionals as a form that needs no script; the redirect after a refusal leads to its sentence. */
export async function PlainLogin({ locale }: { locale: Locale }) {
  const texts = await textsOf('ProfessionalLogin', locale);
  const said = { invalid: texts.required, unauthorized: texts.wrong, tooMany: texts.tooMany, failed: texts.failed };
  return (
    <form className="stack" method="post" action={action}>
      {(Object.keys(sentences) as (keyof typeof sentences)[]).map((name) => (
        <p key={name} id={sentences[name]} className="login-said error-panel">
          {said[name]}
        </p>
      ))}
      <input type="hidden" name="locale" value={locale} />
      <TextField
        {...{ id: 'acceso-correo', name: 'username', label: texts.email, type: 'email' }}
        {...{ autoComplete: 'username', maxLength: 254, required: true }}
      />
      <TextField
        {...{ id: 'acceso-contrasena', name: 'password', label: texts.password, type: 'password' }}
        {...{ autoComplete: 'current-password', maxLength: 512, required: true }}
      />
      <button type="submit" className="btn btn-primary w-full">
        {texts.enter}
      </button>
      <LoginLinks {...{ locale, texts }} />
    </form>
  );
}
