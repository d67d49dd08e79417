import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import { FORGOT_PATH, REGISTRATION_PATH } from './paths';

type Props = { locale: Locale; texts: Pick<Texts<'ProfessionalLogin'>, 'forgot' | 'noAccount' | 'register'> };

/** The links below a login form: a forgotten password, and the registration. */
export const LoginLinks = ({ locale, texts }: Props) => (
  <>
    <p>
      <a className="link" href={localePath(locale, FORGOT_PATH)}>
        {texts.forgot}
      </a>
    </p>
    <p className="login-register">
      {`${texts.noAccount} `}
      <a className="link" href={localePath(locale, REGISTRATION_PATH)}>
        {texts.register}
      </a>
    </p>
  </>
);
