import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { ForgotForm } from '@/components/professional/forgot-form';
import { PasswordPage } from '@/components/professional/password-page';
import { passwordFormTexts } from '@/components/professional/professional-messages';
import { getShell } from '@/lib/catalogue/shell';
import type { Locale } from '@/lib/i18n/locales';
import { recordMetadata } from '@/lib/seo/metadata';

export const revalidate = 30;

const KEY = 'forgot-password-profesional';

type Props = { params: Promise<{ locale: Locale }> };

/** Never indexed, whatever the record says. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const fallback = async () => {
    const t = await getTranslations('ProfessionalPassword');
    return { title: t('forgotTitle') };
  };
  return recordMetadata({ locale, key: KEY, fallback, isHidden: true });
}

export default async function ForgotPasswordRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={`/${KEY}`} load={() => forgotPage(locale, shell.brand)} />;
}

async function forgotPage(locale: Locale, brand: string) {
  const [t, messages] = await Promise.all([
    getTranslations('ProfessionalPasswordPage'),
    passwordFormTexts(locale, brand),
  ]);
  return (
    <PasswordPage locale={locale} title={messages.texts.forgotTitle} lead={t('forgotLead')}>
      <ForgotForm locale={locale} {...messages} />
    </PasswordPage>
  );
}
