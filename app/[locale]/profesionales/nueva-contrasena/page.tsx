import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { NewPasswordForm } from '@/components/professional/new-password-form';
import { PasswordPage } from '@/components/professional/password-page';
import { NEW_PASSWORD_PATH } from '@/components/professional/paths';
import { passwordFormTexts } from '@/components/professional/professional-messages';
import { getShell } from '@/lib/catalogue/shell';
import type { Locale } from '@/lib/i18n/locales';
import { OPEN_SEO, pageMetadata } from '@/lib/seo/metadata';
import { metadataOf } from '@/lib/seo/outcome';

export const revalidate = 30;

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return metadataOf(async () => {
    const t = await getTranslations('ProfessionalPasswordPage');
    return pageMetadata({ locale, path: NEW_PASSWORD_PATH, seo: OPEN_SEO, fallback: { title: t('newTitle') } });
  });
}

/** The target of a mailed link, cached for all: its token never reaches a server (docs/decisions/0034). */
export default async function NewPasswordRoute({ params }: Props) {
  const { locale } = await params;
  const shell = await getShell(locale);
  return <Outcome shell={shell} path={NEW_PASSWORD_PATH} load={() => newPasswordPage(locale, shell.brand)} />;
}

async function newPasswordPage(locale: Locale, brand: string) {
  const [t, messages] = await Promise.all([
    getTranslations('ProfessionalPasswordPage'),
    passwordFormTexts(locale, brand),
  ]);
  return (
    <PasswordPage locale={locale} title={t('newTitle')} lead={t('newLead')}>
      <NewPasswordForm locale={locale} texts={messages.texts} form={messages.form} />
    </PasswordPage>
  );
}
